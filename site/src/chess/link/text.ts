import { positionOf } from "pbnkit/pgn/board";
import type { PgnGame } from "pbnkit/pgn/read";
import { recognizeText } from "../../intake/foreign.js";
import { headIn } from "../../played/link/head.js";

/** The position that games begin with. */
export const initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** Games as PGN; positions, one in each line, as games that begin with them. */
export function asPgn(text: string): string {
	const kind = recognizeText(text)?.kind;
	if (kind !== "fen" && kind !== "epd") return text;
	return text
		.split("\n")
		.flatMap((line) => (line.trim() ? [gameOf(line)] : []))
		.join("\n");
}

/** A game that begins with the position of a line of FEN or EPD. */
export function gameOf(line: string): string {
	const [men, color = "w", castling = "-", enPassant = "-", clock = "", number = ""] = line.trim().split(/\s+/, 6);
	const counts = /^\d+$/.test(clock) && /^\d+$/.test(number) ? `${clock} ${number}` : "0 1";
	const fen = [men, color, castling, enPassant, counts].join(" ").replace(/["\\]/g, "");
	return `[SetUp "1"]\n[FEN "${fen}"]\n\n*\n`;
}

/** What the first game of a text says of itself before its moves, as a game without any: it can be drawn before the module has come. Undefined where its position is not known. */
export function headOf(text: string): PgnGame | undefined {
	const { value, ...head } = headIn(text, /\\(.)/g);
	const start = value("FEN") ?? initial;
	if (!positionOf(start)) return undefined;
	const result = value("Result");
	return { ...head, start, moves: [], result: result === "1-0" || result === "0-1" || result === "1/2-1/2" ? result : "*" };
}
