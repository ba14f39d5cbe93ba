import type { PbiAward, PbiProblem, PbiSource } from "../../pbi/types.js";
import { menOf } from "../../problems/board/men.js";

/**
 * A problem as a block shows it.
 *
 * @example
 * ```ts
 * import { render, type ShownProblem } from "pbnkit/auto";
 *
 * const titleOf = ({ number, names, stipulation }: ShownProblem) => `${number}. ${names.join(", ")}, ${stipulation}`;
 * const block = await render(document.body, "A. Chance:8/7S/k7/p7/8/8/Q3K3/7R:#2::::Rh1-b1::", { notation: "pbi" });
 * console.log(block.problems.map(titleOf)[0]); // 1. A. Chance, #2
 * block.destroy();
 * ```
 */
export type ShownProblem = Pick<PbiProblem, "number" | "names" | "awards"> & Partial<Pick<PbiProblem, "position" | "fen" | "pieces" | "stipulation" | "usedSource" | "keymove" | "solution">>;

const lineEnd = /\r\n|[\n\r\u0085\u2028]/;

/** What a comment has before the printed solution. */
const solutionMark = /(?:^|\n)Solution:\n/;

/** Lines of a comment that change what is on the board, or what is to be done with it. */
const needsReader = /(?:^|\n)(?:Pieces|Twins): /;

/**
 * The problems of a text that has nothing but what programs write: records of nine fields, with boards that can be read. Undefined where it has anything
 * else: then the module reads it.
 */
export function plainProblems(text: string): ShownProblem[] | undefined {
	const problems: ShownProblem[] = [];
	for (const line of text.replace(/^\uFEFF/, "").split(lineEnd)) {
		if (line.trim() === "") continue;
		if (line.trimStart().startsWith("#")) {
			if (problems.length > 0) return undefined;
			continue;
		}
		const problem = problemOf(line, problems.length + 1);
		if (!problem) return undefined;
		problems.push(problem);
	}
	return problems;
}

function problemOf(line: string, number: number): ShownProblem | undefined {
	const fields = line.split(":").map((field) => field.trim());
	const [names = "", position = "", stipulation = "", used = "", , awards = "", keymove = "", , comment = ""] = fields;
	const said = unescaped(comment);
	if (fields.length !== 9 || needsReader.test(said)) return undefined;
	const board = unescaped(position);
	if (board !== "" && (board.includes(" ") || !menOf({ position: board }))) return undefined;
	const aim = unescaped(stipulation);
	const solution = said.split(solutionMark, 2)[1];
	const [number4, title, date, page] = partsOf(used);
	const source = { ...(number4 && { number: number4 }), ...(title && { title }), ...(date && { date }), ...(page && { page }) } satisfies PbiSource;
	return {
		number,
		names: names.split(";").map(unescaped).filter(Boolean),
		awards: awards.split(";").flatMap((award) => awardOf(award) ?? []),
		...(board && { position: board, fen: fenOf(board, aim) }),
		...(aim && { stipulation: aim }),
		...(used && { usedSource: source }),
		...(keymove && { keymove: unescaped(keymove) }),
		...(solution && { solution }),
	};
}

function awardOf(text: string): PbiAward | undefined {
	const [number, rank, tourney, date] = partsOf(text);
	return text ? { ...(number && { number }), ...(rank && { rank }), ...(tourney && { tourney }), ...(date && { date }) } : undefined;
}

const partsOf = (field: string): string[] => field.split("|").map((part) => unescaped(part).trim());

/** A text with its encoded characters as themselves. */
const unescaped = (text: string): string => text.replace(/\\x([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The position of a board as FEN. Who moves follows from the stipulation; castling is allowed where king and rook are at home. */
function fenOf(board: string, stipulation: string): string {
	const isHelp = /^h/i.test(stipulation) && !/[.,]5|½/.test(stipulation);
	const men = new Map((menOf({ position: board }) ?? []).map(({ square, color, name }) => [square, color === "white" ? name : name.toLowerCase()]));
	const rights = [
		["K", "e1K", "h1R"],
		["Q", "e1K", "a1R"],
		["k", "e8k", "h8r"],
		["q", "e8k", "a8r"],
	].filter(([, ...homes]) => homes.every((home) => men.get(home.slice(0, 2)) === home[2]));
	return `${board.replaceAll("S", "N").replaceAll("s", "n")} ${isHelp ? "b" : "w"} ${rights.map(([right]) => right).join("") || "-"} - 0 1`;
}
