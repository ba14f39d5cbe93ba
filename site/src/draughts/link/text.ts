import type { PdnGame } from "pbnkit/pdn";
import { positionOf, variantOf } from "pbnkit/pdn/board";
import { headIn } from "../../played/link/head.js";

/** A line that is a position: who is to move, and the squares of both sides. */
const fen = /^[WB]\s?:[A-La-lKW\d,:\s-]*\.?$/;

/** Whether a text has positions, one a line, and no games. */
export const isOfPositions = (text: string): boolean => {
	const lines = text.split("\n").filter((line) => line.trim());
	return lines.length > 0 && lines.every((line) => fen.test(line.trim()));
};

/** Games as PDN; positions as games that begin with them. */
export function asPdn(text: string, variant: string | undefined): string {
	if (!isOfPositions(text)) return text;
	return text
		.split("\n")
		.flatMap((line) => (line.trim() ? [gameOf(line, variant)] : []))
		.join("\n");
}

/** The variant of a position: what is said, or else Russian draughts where squares have letters. */
export const variantOfLine = (line: string, said: string | undefined): string => said ?? (/[,WBK][a-l]\d/.test(line) ? "russian" : "international");

/** A game that begins with a position, on the board of a variant. */
export function gameOf(line: string, variant: string | undefined): string {
	const number = variantOf(variantOfLine(line, variant))?.number;
	return `${number === undefined ? "" : `[GameType "${number}"]\n`}[FEN "${line.trim().replace(/["\\]/g, "")}"]\n\n*\n`;
}

/**
 * What the first game of a text says of itself before its moves, as a game without any: it can be drawn before the module has come. Undefined where its
 * position is not known; without the tag GameType the moves say which board it is.
 */
export function headOf(text: string): PdnGame | undefined {
	const { value, ...head } = headIn(text, /\\(")/g);
	const variant = variantOf(value("GameType") ?? "");
	const start = value("FEN") ?? "";
	if (!variant || (start !== "" && !positionOf(start, variant))) return undefined;
	return { ...head, variant: variant.name, start, moves: [], result: value("Result") ?? "*" };
}
