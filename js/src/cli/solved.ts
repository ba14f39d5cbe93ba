import { told } from "../game/tags.js";
import { playIn } from "../pbn/solvable.js";
import type { Game, OptimumTag, Pbn, SolvedGame, Validation } from "../pbn/types.js";

/**
 * What a solver finds for the games of a file that have tags to compare with it, and what the file is if it is not PBN and has games. Other games,
 * and deals that it refuses, are left out.
 */
export async function solvedOf(pbn: Pbn, file: Uint8Array, limit = Infinity): Promise<{ solved: SolvedGame[]; left: number; from: Validation["from"] }> {
	const solved: SolvedGame[] = [];
	let asked = 0;
	for (const games = pbn.games(file); ; ) {
		const { value, done } = await games.next();
		if (done) return { solved, left: Math.max(0, asked - limit), from: value?.gameCount ? value.from : undefined };
		if (!isAsked(value) || ++asked > limit) continue;
		const found = await unlessRefused(comparedWith(pbn, value));
		if (found) solved.push(found);
	}
}

async function comparedWith(pbn: Pbn, game: Game): Promise<SolvedGame> {
	const { tricks } = await pbn.solve(game);
	const play = has(game, "OptimumPlayTable") ? await unlessRefused(pbn.solvePlay(game)) : undefined;
	const best = play && !play.stopped ? play.cards.map(({ best }) => best) : undefined;
	return { game: game.number, tricks: tricks as Required<SolvedGame>["tricks"], ...(best && { best }) };
}

/** What a call comes to; undefined where it refuses what it was given. */
export async function unlessRefused<Result>(call: Promise<Result>, refused?: (why: string) => void): Promise<Result | undefined> {
	try {
		return await call;
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		refused?.(error.message.slice(error.message.indexOf(": ") + ": ".length));
		return undefined;
	}
}

/** Whether a game has a tag that can be compared. */
function isAsked(game: Game): boolean {
	if (!game.deal) return false;
	const play = playIn(game);
	return has(game, "OptimumResultTable") || (!!game.dealer && !!game.vulnerable && has(game, "OptimumScore")) || (typeof play !== "string" && play.cards.length > 0 && has(game, "OptimumPlayTable"));
}

/** Whether a game says something in a tag: "?" says that nothing is known. */
function has(game: Game, tag: OptimumTag): boolean {
	return game.tags.some(({ name, value, duplicate }) => name === tag && !duplicate && told(value) !== undefined);
}
