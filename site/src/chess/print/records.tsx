import type { PgnEpdOperation, PgnEpdRecord } from "pbnkit/pgn/read";
import { Board, type ChessWords, positionOf } from "pbnkit/pgn/viewer";
import type { PaperLanguage, PrintedPosition } from "../../played/print/paper.js";
import { filled } from "../../words/filled.js";
import type { PaperWords } from "../../words/words.js";

/** A record of EPD or FEN as it is printed. */
export function printedOf(record: PgnEpdRecord, letters: string, { texts, words: said }: PaperLanguage): PrintedPosition {
	const words = said as ChessWords;
	const { number, text = "", fen = "" } = record;
	const position = positionOf(fen);
	const mate = valueOf(record, "dm");
	const task = mate === undefined ? undefined : filled(texts.positions.mate, { n: mate }, texts).toLocaleLowerCase(texts.tag);
	return {
		number,
		name: textOf(record, "id"),
		board: position && <Board men={position.men} words={words} coordinates={false} id={`print-${number}`} paper />,
		text,
		color: position?.color ?? "white",
		task: [position && words.board.toMove[position.color], task].filter(Boolean).join(", "),
		solution: solutionOf(record, letters, words, texts),
	};
}

const operation = ({ operations }: PgnEpdRecord, opcode: string): PgnEpdOperation | undefined => operations.find((each) => each.opcode === opcode && !each.duplicate);

const textOf = (record: PgnEpdRecord, opcode: string) => operation(record, opcode)?.operands[0]?.text;

const valueOf = (record: PgnEpdRecord, opcode: string) => operation(record, opcode)?.operands[0]?.value;

/** The best moves of a position, or the moves that are to be avoided, then the line that the file has; undefined where it has none of these. */
function solutionOf(record: PgnEpdRecord, letters: string, words: ChessWords, texts: PaperWords): string | undefined {
	const own = letters === "english" ? "KQRBN" : letters === "language" ? words.letters : "♔♕♖♗♘";
	const moves = (opcode: string) => (operation(record, opcode)?.operands ?? []).map(({ san, text }) => (san ? lettered(san, own) : text));
	const [best, avoided, line] = [moves("bm"), moves("am"), moves("pv")];
	const mate = valueOf(record, "dm");
	const parts = [best.join(", "), avoided.map((move) => `${move}?`).join(", "), line.length > 0 && `(${line.join(" ")})`].filter(Boolean);
	if (parts.length === 0) return undefined;
	return [...parts, mate !== undefined && filled(texts.positions.mate, { n: mate }, texts)].filter(Boolean).join(" ");
}

/** A move in other letters. Castling has none. */
function lettered(san: string, letters: string): string {
	const named = [...letters];
	return san.replace(/[KQRBN]/g, (letter) => named["KQRBN".indexOf(letter)] ?? letter);
}
