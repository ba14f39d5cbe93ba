import { laterMembers, makeLater } from "../host/later.js";
import type { Answer } from "../host/program.js";
import { make, menOf, stepOf, takeBack } from "./board.js";
import { Places } from "./places.js";
import type { Change, CheckedPgnGame, Command, Evaluation, FoundPgnGame, PgnComment, PgnGame, PgnHead, PgnMove, PgnTag } from "./types.js";

// What is where in the numbers of a game, as `core/pgn/answers/packed.go` has it.
const inNumber = 1;
const inFacts = 2;
const inTurn = 3;
const inStart = 4;
const inEnd = 8;
const inText = 12;
const inWords = 13;
const inFound = 14;
const inTags = 15;
const headerSize = 24;

// The lists after the header, and how many numbers an element has.
const tagList = 0;
const moveList = 1;
const commentList = 2;
const nagList = 3;
const commandList = 4;
const variationList = 5;
const longList = 6;
const oddList = 7;
const pathList = 8;
const sizes = [1, 1, 3, 2, 5, 3, 2, 2, 1];

const hasStart = 1 << 6;
const hasCounted = 1 << 7;
const isWide = 1 << 8;
const hasMoves = 1 << 9;
const isFound = 1 << 10;

// A move: what it does, and these.
const givesCheck = 1 << 16;
const givesMate = 1 << 17;
const hasSan = 1 << 18;
const nullMove = 0xffff;
const isLong = 15;

// A tag that is not written plainly.
const isDuplicate = 1;
const hasName = 2;
const hasEscapes = 4;

// A comment.
const isLine = 1;
const isBefore = 2;
const isAfterEnd = 4;

// Commands whose value counts.
const clockKind = 2;
const evaluationKind = 7;
const isMate = 1 << 8;

const results = ["*", "1-0", "0-1", "1/2-1/2"] as const;
const ends = [undefined, "checkmate", "stalemate", "deadPosition"] as const;
const variants = [undefined, "chess960", "other"] as const;

const initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

/** The games of an answer, each of which is made when it is asked for: as the core has read them, with their moves or without. */
export function unpacked({ games }: Answer): (() => PgnGame)[] {
	const list: (() => PgnGame)[] = [];
	if (!games) return list;
	const numbers = new Uint32Array(games.buffer, games.byteOffset, games.byteLength >> 2);
	for (let at = 0; at < numbers.length; at += (numbers[at] as number) >> 2) {
		const start = at;
		list.push(() => new Packed(games, numbers, start).game());
	}
	return list;
}

/** A game as it crosses. */
class Packed {
	readonly #numbers: Uint32Array;
	readonly #at: number;
	readonly #lists: Uint32Array[] = [];
	readonly #places: Places;
	/** What the game does not have as a text: the start position, names of tags, SAN. */
	readonly #words: string[];
	#nextWord = 1;
	readonly #found: string;

	constructor(bytes: Uint8Array, numbers: Uint32Array, at: number) {
		this.#numbers = numbers;
		this.#at = at;
		let list = at + headerSize;
		for (const [n, size] of sizes.entries()) {
			const end = list + size * this.#header(inTags + n);
			this.#lists.push(numbers.subarray(list, end));
			list = end;
		}
		let from = 4 * list;
		const text = (length: number) => utf8.decode(bytes.subarray(from, (from += length)));
		const own = text(this.#header(inText));
		this.#words = text(this.#header(inWords)).split("\n");
		this.#found = text(this.#header(inFound));
		const facts = this.#header(inFacts);
		this.#places = new Places(own, this.#position(inStart), (facts & hasCounted) !== 0, (facts & isWide) !== 0, this.#list(oddList));
	}

	#header(n: number): number {
		return this.#numbers[this.#at + n] as number;
	}

	#list(n: number): Uint32Array {
		return this.#lists[n] as Uint32Array;
	}

	#position(n: number) {
		return { byte: this.#header(n), line: this.#header(n + 1), column: this.#header(n + 2), utf16: this.#header(n + 3) };
	}

	#word(): string {
		return this.#words[this.#nextWord++] as string;
	}

	game(): PgnGame {
		const head: PgnHead = {
			number: this.#header(inNumber),
			span: { start: this.#position(inStart), end: this.#position(inEnd) },
			tags: this.#tags(),
		};
		const game = head as PgnGame;
		const facts = this.#header(inFacts);
		if (facts & hasMoves) this.#addMoves(game, facts);
		if (facts & isFound) (head as FoundPgnGame).at = [...this.#list(pathList)];
		if (this.#found) (game as CheckedPgnGame).diagnostics = JSON.parse(this.#found) as CheckedPgnGame["diagnostics"];
		return game;
	}

	#tags(): PgnTag[] {
		const list = this.#list(tagList);
		const tags: PgnTag[] = [];
		for (let i = 0; i < list.length; ) {
			const first = list[i++] as number;
			const second = list[i++] as number;
			const start = first >>> 1;
			if (first % 2 === 0) {
				const end = start + (second & 0xff);
				const valueEnd = end + 2 + (second >>> 8);
				tags.push({ name: this.#places.slice(start, end), value: this.#places.slice(end + 2, valueEnd), span: this.#places.span(start - 1, valueEnd + 2) });
				continue;
			}
			const [value, valueEnd, whole, wholeEnd, flags] = list.subarray(i, (i += 5)) as unknown as [number, number, number, number, number];
			const text = this.#places.slice(value, valueEnd);
			tags.push({
				name: flags & hasName ? this.#word() : this.#places.slice(start, second),
				value: flags & hasEscapes ? text.replace(/\\(["\\])/g, "$1") : text,
				...(flags & isDuplicate && { duplicate: true }),
				span: this.#places.span(whole, wholeEnd),
			});
		}
		return tags;
	}

	/** Adds what there is of a game whose moves were read. */
	#addMoves(game: PgnGame, facts: number): void {
		const start = facts & hasStart ? this.#words[0] || initial : undefined;
		if (start) game.start = start;
		const variant = variants[(facts >> 4) & 3];
		if (variant) game.variant = variant;
		Object.assign(game, this.#attached().next(-1));
		game.result = results[facts & 3] as PgnGame["result"];
		const end = ends[(facts >> 2) & 3];
		if (end) game.end = end;
		let made: Lines | undefined;
		const lines = () => (made ??= this.#lines(start));
		makeLater(game, "moves", () => lines().main);
		// Few games have such, and then it takes the moves to know whether they have any.
		const { variations } = this.#hasLoose() ? lines() : {};
		if (variations?.length) game.variations = variations;
		laterMembers(game);
	}

	/** Whether there are variations that replace no move. */
	#hasLoose(): boolean {
		const list = this.#list(variationList);
		for (let i = 0; i < list.length; i += 3) if (list[i] === 0) return true;
		return false;
	}

	/** What belongs to the moves, in their order. */
	#attached(): Attached {
		return new Attached(this.#places, this.#list(commentList), this.#list(nagList), this.#list(commandList));
	}

	/** All moves in their lines. Nothing recurs: variations may be as deep as the text is long. */
	#lines(start: string | undefined): Lines {
		const turn = this.#header(inTurn);
		const line = new Nested(start, this.#list(variationList));
		const attached = this.#attached();
		attached.next(-1);
		const moves = this.#list(moveList);
		const longs = this.#list(longList);
		this.#nextWord = this.#words.length - this.#sans();
		let [before, long] = [0, 0];
		for (const [k, packed] of moves.entries()) {
			const length = (packed >>> 20) & isLong;
			let from = before + (packed >>> 24);
			let to = from + length;
			if (length === isLong) [from, to] = [longs[long++] as number, longs[long++] as number];
			before = to;
			const ply = line.open(k);
			const code = packed & 0xffff;
			const text = this.#places.slice(from, to);
			const move = {} as PgnMove;
			if (code !== 0) move.san = packed & hasSan ? this.#word() : text;
			move.text = text;
			const plies = ply + (turn & 1);
			move.number = (turn >>> 1) + (plies >> 1);
			move.color = plies % 2 === 0 ? "white" : "black";
			if (code !== 0 && code !== nullMove) Object.assign(move, stepOf(line.men, code));
			if (packed & (givesCheck | givesMate)) move.check = packed & givesMate ? "mate" : "check";
			Object.assign(move, attached.next(k));
			move.span = this.#places.span(from, to);
			line.add(move);
		}
		return line.lines();
	}

	/** How many moves have their SAN among the words, of which these are the last. */
	#sans(): number {
		let count = 0;
		for (const packed of this.#list(moveList)) if (packed & hasSan) count++;
		return count;
	}
}

interface Lines {
	main: PgnMove[];
	/** Those that replace no move. */
	variations: PgnMove[][];
}

/** A line that is open: how many plies it has, and which variation it is. */
interface Open {
	moves: PgnMove[];
	ply: number;
	variation: number;
	/** The move that it replaces. */
	of: number;
	end: number;
}

/** Puts moves, which come in the order of the text, into their lines, and follows the men. */
class Nested {
	readonly men;
	readonly #variations: Uint32Array;
	readonly #all: PgnMove[] = [];
	readonly #plies: number[] = [];
	readonly #main: PgnMove[] = [];
	readonly #lines: PgnMove[][] = [];
	readonly #open: Open[];
	#next = 0;

	/** @param variations of each the move that it replaces, from 1, its first move, and the end of its moves */
	constructor(start: string | undefined, variations: Uint32Array) {
		this.men = menOf(start ?? "");
		this.#variations = variations;
		this.#open = [{ moves: this.#main, ply: 0, variation: -1, of: -1, end: Infinity }];
	}

	/** Opens and closes lines, so that the move of a number is next. Returns how many plies come before it in its line. */
	open(k: number): number {
		while (this.#last().end <= k) this.#close();
		const list = this.#variations;
		for (; 3 * this.#next < list.length && (list[3 * this.#next + 1] as number) <= k; this.#next++) {
			const of = (list[3 * this.#next] as number) - 1;
			const end = list[3 * this.#next + 2] as number;
			if (end <= k) continue;
			if (of >= 0) takeBack(this.men, this.#changeOf(of));
			const moves: PgnMove[] = [];
			this.#lines[this.#next] = moves;
			this.#open.push({ moves, ply: of >= 0 ? (this.#plies[of] as number) : 0, variation: this.#next, of, end });
		}
		return this.#last().ply;
	}

	/** Adds the move. */
	add(move: PgnMove): void {
		const line = this.#last();
		line.moves.push(move);
		this.#plies.push(line.ply++);
		this.#all.push(move);
		if (move.change) make(this.men, move.change);
	}

	lines(): Lines {
		const loose: PgnMove[][] = [];
		const list = this.#variations;
		for (const [n, moves] of this.#lines.entries()) {
			if (!moves?.length) continue;
			const of = (list[3 * n] as number) - 1;
			if (of < 0) loose.push(moves);
			else ((this.#all[of] as PgnMove).variations ??= []).push(moves);
		}
		return { main: this.#main, variations: loose };
	}

	#last(): Open {
		return this.#open.at(-1) as Open;
	}

	#changeOf(move: number): Change[] {
		return this.#all[move]?.change ?? [];
	}

	#close(): void {
		const { moves, of } = this.#open.pop() as Open;
		for (let i = moves.length - 1; i >= 0; i--) takeBack(this.men, (moves[i] as PgnMove).change ?? []);
		if (of >= 0) make(this.men, this.#changeOf(of));
	}
}

/** What belongs to a move, or to the start of the game. */
type Notes = Pick<PgnMove, "nags" | "nagsBefore" | "comments" | "clock" | "eval">;

/** The comments, glyphs and commands of a game, which come in the order of the moves that they belong to. */
class Attached {
	readonly #places: Places;
	readonly #comments: Uint32Array;
	readonly #nags: Uint32Array;
	readonly #commands: Uint32Array;
	#comment = 0;
	#nag = 0;
	#command = 0;

	constructor(places: Places, comments: Uint32Array, nags: Uint32Array, commands: Uint32Array) {
		this.#places = places;
		this.#comments = comments;
		this.#nags = nags;
		this.#commands = commands;
	}

	/** What belongs to the next move; -1 is the start of the game. */
	next(move: number): Notes {
		const notes: Notes = {};
		this.#addNags(notes, move);
		let clock: number | undefined;
		let evaluation: Evaluation | undefined;
		const list = this.#comments;
		for (; this.#comment < list.length && (list[this.#comment] as number) >> 3 === move + 1; this.#comment += 3) {
			const [facts, start, end] = list.subarray(this.#comment, this.#comment + 3) as unknown as [number, number, number];
			const commands: CommandAt[] = [];
			for (let at = this.#command; at < this.#commands.length && (this.#commands[at] as number) < end && (this.#commands[at] as number) > start; at += 5) {
				commands.push(this.#commandAt(at));
				this.#command = at + 5;
			}
			(notes.comments ??= []).push(this.#commentOf(facts, start, end, commands));
			for (const { kind, value } of commands) {
				if ((kind & 0xff) === clockKind) clock ??= value / 1000;
				if ((kind & 0xff) === evaluationKind) evaluation ??= evaluationOf(kind, value);
			}
		}
		if (move < 0) return notes;
		if (clock !== undefined) notes.clock = clock;
		if (evaluation) notes.eval = evaluation;
		return notes;
	}

	#addNags(notes: Notes, move: number): void {
		const list = this.#nags;
		const nags: number[] = [];
		const before: number[] = [];
		for (; this.#nag < list.length && (list[this.#nag] as number) >> 1 === move + 1; this.#nag += 2) {
			((list[this.#nag] as number) & 1 ? before : nags).push(list[this.#nag + 1] as number);
		}
		if (nags.length > 0) notes.nags = nags;
		if (before.length > 0) notes.nagsBefore = before;
	}

	#commandAt(at: number): CommandAt {
		const [start, from, to, kind, value] = this.#commands.subarray(at, at + 5) as unknown as [number, number, number, number, number];
		const name = trimmed(this.#places.slice(start + 2, from));
		return { start, to, kind, value: value | 0, command: { name, value: this.#places.slice(from, to) } };
	}

	#commentOf(facts: number, start: number, end: number, commands: CommandAt[]): PgnComment {
		const comment = {} as PgnComment;
		comment.kind = facts & isLine ? "line" : "brace";
		const pieces: string[] = [];
		let from = start + 1;
		const add = (text: string) => {
			const piece = trimmed(text);
			if (piece) pieces.push(piece);
		};
		for (const { start, to } of commands) {
			add(this.#places.slice(from, start));
			// Up to its bracket there are blanks alone.
			from = to + this.#places.slice(to, end).indexOf("]") + 1;
		}
		const rest = this.#places.slice(from, end);
		add(facts & isLine || !rest.endsWith("}") ? rest : rest.slice(0, -1));
		comment.text = pieces.join(" ");
		if (commands.length > 0) comment.commands = commands.map(({ command }) => command);
		if (facts & isBefore) comment.before = true;
		if (facts & isAfterEnd) comment.afterEnd = true;
		comment.span = this.#places.span(start, end);
		return comment;
	}
}

/** A command, and what the core has read of it. */
interface CommandAt {
	start: number;
	/** The end of its parameters. */
	to: number;
	kind: number;
	value: number;
	command: Command;
}

/** A text without white space and other control characters around it. */
function trimmed(text: string): string {
	let [from, to] = [0, text.length];
	while (from < to && text.charCodeAt(from) <= 32) from++;
	while (to > from && text.charCodeAt(to - 1) <= 32) to--;
	return text.slice(from, to);
}

function evaluationOf(kind: number, value: number): Evaluation {
	const depth = kind >>> 16;
	return { ...(kind & isMate ? { mate: value } : { pawns: value / 100 }), ...(depth > 0 && { depth }) };
}
