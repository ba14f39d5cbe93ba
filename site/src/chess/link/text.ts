import { positionOf } from "pbnkit/pgn/board";
import type { PgnGame, PgnTag } from "pbnkit/pgn/read";
import { recognizeText } from "../../intake/foreign.js";

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

/** A line of a tag, without what is around it. */
const tag = /^\[(\w{1,99})[ \t]{1,9}"(.*)"\]$/;

/** What the first game of a text says of itself before its moves, as a game without any: it can be drawn before the module has come. Undefined where its position is not known. */
export function headOf(text: string): PgnGame | undefined {
	const nowhere = { byte: 0, utf16: 0, line: 1, column: 1 };
	const span = { start: nowhere, end: nowhere };
	const tags: PgnTag[] = [];
	for (const line of text.replace(/^\uFEFF/, "").trimStart().split("\n")) {
		const [, name, value = ""] = tag.exec(line.trim()) ?? [];
		if (name === undefined) break;
		tags.push({ name, value: value.replace(/\\(.)/g, "$1"), span });
	}
	const value = (name: string) => tags.find((each) => each.name === name)?.value;
	const start = value("FEN") ?? initial;
	if (!positionOf(start)) return undefined;
	const result = value("Result");
	return { number: 1, span, tags, start, moves: [], result: result === "1-0" || result === "0-1" || result === "1/2-1/2" ? result : "*" };
}
