import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load as loadPbi } from "../../js/dist/pbi.js";
import { load as loadPdn } from "../../js/dist/pdn.js";
import { load as loadPgn } from "../../js/dist/pgn.js";

/** The game of each example that has a move which is not legal. */
const number = 2;

/**
 * The games that first visitors to the pages of games see, read once for all of them, and what is found in their moves, and the first problem. As JSON.
 *
 * @param {string} root
 * @param {(finding: { rule: string, message: string }) => string[] | undefined} owedIn the capture that a finding says was owed
 */
export async function firstGames(root, owedIn) {
	const [game, faults] = await readFirst(await loadPgn(), join(root, "src/example.pgn"));
	const [draughts, draughtsFaults] = await readFirst(await loadPdn(), join(root, "src/example.pdn"), (finding) => ({ owed: owedIn(finding) }));
	return { FIRST_GAME: game, FIRST_FAULTS: faults, FIRST_DRAUGHTS: draughts, FIRST_DRAUGHTS_FAULTS: draughtsFaults, FIRST_PROBLEM: await readProblem(join(root, "src/example.pbi")) };
}

/** The first problem of a file. */
async function readProblem(file) {
	const kit = await loadPbi();
	const { problems } = await kit.parse(readFileSync(file), { count: 1 });
	kit.close();
	return JSON.stringify(problems[0]);
}

async function readFirst(kit, file, more = () => ({})) {
	const source = readFileSync(file);
	const { games } = await kit.parse(source, { from: number, count: 1 });
	const { diagnostics } = await kit.validate(source);
	kit.close();
	const [{ start, variant, result, tags, moves }] = games;
	const faults = diagnostics
		.filter(({ game, severity }) => game === number && severity === "error")
		.map((finding) => ({ path: [moves.findIndex((move) => move.span.start.byte === finding.span.start.byte)], message: finding.message, ...more(finding) }));
	return [JSON.stringify({ number: 1, start, variant, result, tags, moves }, (name, value) => (name === "span" ? undefined : value)), JSON.stringify(faults)];
}
