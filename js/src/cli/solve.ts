import { count } from "../report/report.js";
import type { Denomination, DoubleDummy, Seat } from "../pbn/types.js";
import { printable } from "../report/safe.js";
import type { Command } from "./command.js";
import { type Exit, exit, exitOf, worst } from "./exit.js";
import { textFormat } from "./formats.js";
import type { Shell } from "./shell.js";
import { solvedOf, unlessRefused } from "./solved.js";
import { mistake, type Values } from "./values.js";
import { say } from "./words.js";

/** How many boards are to be solved; undefined for all. Throws UsageError. */
export function limitOf(values: Values): number | undefined {
	const limit = values.number("limit");
	if (limit === 0) throw mistake("fromOne", { option: "--limit", given: "0" });
	return limit;
}

/** Why a game stays as it is, and how many games a limit has left. */
export function notSolved(path: string, game: number, reason: string): string {
	return `pbn: ${say("notSolved", { path, game, reason })}\n`;
}

export function leftUnsolved(path: string, games: number): string {
	return games > 0 ? `pbn: ${say("leftUnsolved", { path, games: count(games, "game") })}\n` : "";
}

/** Reports where tags of files are not what the solver finds, by the rules for that and no others. */
export async function checkOptimum(shell: Shell, values: Values, paths: string[], limit?: number): Promise<Exit> {
	if (values.has("output") || values.has("in-place")) throw mistake("checkWrites");
	const rules = ["optimum/play", "optimum/result", "optimum/score"];
	const severities = Object.fromEntries((await shell.rules()).filter((rule) => !rules.includes(rule)).map((rule) => [rule, "off" as const]));
	const format = textFormat(values, process.stdout);
	return shell.eachFile(paths, async (source, path) => {
		const whole = await source.whole("solvedDeals");
		const { solved, left, from } = await solvedOf(shell.pbn, whole, limit);
		const file = from ? (await shell.pbn.convert(whole, { from, to: "pbn", encoding: "utf8", missing: "omit" })).bytes : whole;
		const found = await shell.pbn.validate(file, { solved, severities, notation: "pbn", text: { ...format.text, path } });
		source.refuse(found);
		await shell.report(format.file(path, found));
		await shell.err(leftUnsolved(printable(path), left));
		return found.diagnostics.length > 0 ? exit.errors : exit.fine;
	});
}

export const solve: Command = (shell, values, paths) => {
	const limit = limitOf(values) ?? Infinity;
	return shell.eachFile(paths, async (source, path) => {
		const name = printable(path);
		const games = shell.pbn.games(await source.whole("solvedDeals"));
		const refused: string[] = [];
		let result: Exit = exit.fine;
		let asked = 0;
		let saysNothing = true;
		for (;;) {
			const { value, done } = await games.next();
			if (done) {
				await shell.err(refused.join(""));
				if (value) source.refuse(value);
				await shell.err(leftUnsolved(name, asked - limit));
				if (saysNothing && refused.length === 0 && asked <= limit) await shell.err(nothingSolved(name, value));
				return value ? worst(result, exitOf(value)) : exit.failed;
			}
			if (!value.deal || ++asked > limit) continue;
			const game = value.number;
			const solved = await unlessRefused(shell.pbn.solve(value), (reason) => {
				refused.push(notSolved(name, game, reason));
				result = exit.errors;
			});
			if (!solved) continue;
			saysNothing = false;
			await shell.out(`${say("solvedGame", { path: name, game })}\n${table(solved.tricks)}`);
			if (solved.par) await shell.out(`  ${say("solvedScore", { score: solved.par.text })}\n`);
		}
	});
};

/** Why there is nothing else to say of a file. */
function nothingSolved(path: string, found?: { gameCount: number; diagnostics: { message: string }[] }): string {
	const [first] = found?.gameCount === 0 ? found.diagnostics : [];
	return `pbn: ${path}: ${first ? printable(first.message) : say("noDeal")}\n`;
}

/** A row for each declarer. */
function table(tricks: DoubleDummy["tricks"]): string {
	const columns: Denomination[] = ["NT", "S", "H", "D", "C"];
	const cells = (of: (column: Denomination) => unknown) => columns.map((column) => `${of(column)}`.padStart(3)).join("");
	const rows = (["N", "E", "S", "W"] as Seat[]).map((seat) => `  ${seat}${cells((column) => tricks[seat]?.[column])}\n`);
	return `   ${cells((column) => column)}\n${rows.join("")}`;
}
