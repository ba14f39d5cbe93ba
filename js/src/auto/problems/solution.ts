// A printed solution as moves that can be played.
import type { PgnMove } from "../../pgn/types.js";

/** A piece of the text of a solution: a move, or what is between moves. */
export interface Piece {
	text: string;
	/** The number of the move; absent where it is none. */
	move?: number;
}

/** A move of a solution, as it is written. */
interface Written {
	/** In the letters of PGN. */
	word: string;
	/** The number of the move that it comes after; -1 is the start. */
	parent: number;
	after: number[];
}

/** A solution that was read. */
export interface Solution {
	pieces: readonly Piece[];
	moves: readonly Written[];
}

/** How much of a solution is played. */
const most = { characters: 20_000, moves: 1000 };

const token = /\s+|\([^()]*\)|(\d{1,3})\s?(\.\.\.|…|\.)|([,;/])|(\p{Lu}?[a-h]?[1-8]?[-–x×:*]?[a-h][1-8](?:=?\p{Lu})?(?:ep|e\.p\.)?|[O0][-–][O0](?:[-–][O0])?)(?![\p{L}\d])[+#‡†]{0,2}|[^\s(),;/]+|./gu;

/** The number of a first move that is White's, as all solutions have one but those that begin with half a move. */
const whole = /(?:^|[^.\d])1\s?\.(?!\.)/;

/**
 * Reads a solution as books, and programs that solve, print it: "1.Qf6! (2.Qg7#) 1...Kxh7 2.Qg7#". The numbers say which move a move comes after, and
 * moves with a comma or a slash between them come after the same one. What is in brackets is threatened, and not played; what comes after a star is set play.
 *
 * @param letters those of king, queen, rook, bishop, knight and pawn in the language of the page
 */
export function readSolution(text: string, letters: string): Solution {
	const read = text.slice(0, most.characters);
	const named = lettersOf(read, letters);
	const reader = new Reader(whole.test(read) ? 1 : undefined);
	for (const [all, number, dots, separator, word] of read.matchAll(token)) {
		if (number) reader.number(2 * Number(number) - (dots === "." ? 1 : 0));
		if (separator) reader.beside();
		if (word === undefined || !reader.move(all, plainWord(word, named))) reader.other(all);
	}
	reader.other(text.slice(read.length));
	return { pieces: reader.pieces, moves: reader.moves };
}

/** Puts moves into a tree. */
class Reader {
	readonly pieces: Piece[] = [];
	readonly moves: Written[] = [];
	/** The last move of each ply, from 1, and before them the start. */
	readonly #way: number[] = [-1];
	/** What the first ply is counted as, which is 2 where a helpmate begins with half a move, and what the next one is. */
	#first: number | undefined;
	#next: number | undefined;
	/** Whether the next move comes after the same one as the move before. */
	#isBeside = false;
	#isSetPlay = false;

	constructor(first: number | undefined) {
		this.#first = first;
	}

	/** What comes at a ply takes the place of what was there, though it may be no move that can be read: "1...B~". */
	number(next: number): void {
		this.#next = next;
		if (this.#first !== undefined && next >= this.#first) this.#way.length = Math.min(this.#way.length, next - this.#first + 1);
		this.#isBeside = false;
	}

	beside(): void {
		this.#isBeside = true;
	}

	/** Whether a move has its place in the tree. */
	move(text: string, word: string): boolean {
		if (this.#isSetPlay || this.moves.length >= most.moves) return false;
		this.#first ??= this.#next ?? 1;
		const ply = (this.#next ?? this.#first) - this.#first + (this.#isBeside ? 0 : 1);
		const parent = this.#way[ply - 1];
		this.#next = ply + this.#first;
		if (parent === undefined) return false;
		const number = this.moves.length;
		if (!this.#isBeside) this.#way.splice(ply, this.#way.length, number);
		this.#isBeside = false;
		this.moves[parent]?.after.push(number);
		this.moves.push({ word, parent, after: [] });
		this.pieces.push({ text, move: number });
		return true;
	}

	other(text: string): void {
		if (text.includes("\n")) this.#isSetPlay = false;
		if (text.startsWith("*")) this.#isSetPlay = true;
		const last = this.pieces.at(-1);
		if (last && last.move === undefined) last.text += text;
		else if (text !== "") this.pieces.push({ text });
	}
}

/** Of king, queen, rook, bishop and knight as PGN has them. */
const english = "KQRBNP";

/** The letters of a solution: those of English, with S or N for the knight, where it has no others, and else those of a language. */
function lettersOf(text: string, letters: string): string {
	const used = [...text.matchAll(/(\p{Lu})[a-h]?[1-8]?[-–x×:*]?[a-h][1-8]/gu)].map(([, letter]) => letter as string);
	return used.every((letter) => `${english}S`.includes(letter)) ? english : letters;
}

/** A move in the letters of PGN. */
function plainWord(word: string, letters: string): string {
	if (/^[O0]/.test(word)) return word.replaceAll("0", "O").replaceAll("–", "-");
	const plain = word.replace(/e\.?p\.?$/, "").replace(/[×:*]/, "x").replace(/[-–]/, "").replace(/\p{Lu}/gu, (letter) => {
		const at = letters.indexOf(letter);
		return at >= 0 ? (english[at] as string) : letter === "S" ? "N" : letter;
	});
	return plain.replace(/^P/, "").replace(/^([a-h])[1-8](?=x)/, "$1").replace(/(?<=[a-h][1-8])([QRBN])$/, "=$1");
}

/** A solution as a game of PGN, and the numbers of its moves in the order of its text. */
export function asGame({ moves }: Solution, fen: string): { pgn: string; order: number[] } {
	const order: number[] = [];
	const words: string[] = [];
	/** What is still to be written, the last first: moves that come after the same one, and the signs around variations. */
	const left: (readonly number[] | string)[] = [moves.flatMap(({ parent }, n) => (parent < 0 ? [n] : []))];
	for (let item = left.pop(); item !== undefined; item = left.pop()) {
		if (typeof item === "string") {
			words.push(item);
			continue;
		}
		const [main, ...others] = item;
		const move = moves[main ?? -1];
		if (main === undefined || !move) continue;
		words.push(move.word);
		order.push(main);
		left.push(move.after, ...others.reverse().flatMap((other) => [")", [other], "("]));
	}
	return { pgn: `[FEN "${fen}"]\n\n${words.join(" ")} *\n`, order };
}

/** The moves of a game in the order of its text. */
function* inOrder(moves: readonly PgnMove[]): Generator<PgnMove> {
	for (const move of moves) {
		yield move;
		for (const variation of move.variations ?? []) yield* inOrder(variation);
	}
}

/** The moves of a solution as an attribute has them: `writtenMoves` of chess. Undefined where another game was read than was written. */
export function writtenSolution({ moves }: Solution, order: readonly number[], game: readonly PgnMove[]): string | undefined {
	const judged = [...inOrder(game)];
	if (judged.length !== order.length || judged.some(({ text }, n) => text !== moves[order[n] as number]?.word)) return undefined;
	if (!judged.some(({ san }) => san)) return "";
	const read = new Map(judged.map((move, n) => [order[n], move]));
	return moves
		.map(({ parent }, n) => {
			const { san = "", change = [] } = read.get(n) ?? {};
			return `${parent === n - 1 ? "" : `${parent}>`}${san}/${change.map(({ man, from = "-", to = "-" }) => man + from + to).join()}`;
		})
		.join(" ");
}
