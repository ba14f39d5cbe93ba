import type { Span } from "../host/found.js";
import { commandList, commentList, nagList, type Packed } from "./packed.js";
import type { Places } from "./places.js";

// A comment.
const isLine = 1;
const isBefore = 2;
const isAfterEnd = 4;

/** The kind of a command with the milliseconds that a clock shows. */
const clockKind = 2;

/** A comment as it is unpacked. */
export interface Comment {
	kind: "brace" | "line";
	text: string;
	commands?: { name: string; value: string }[];
	before?: true;
	afterEnd?: true;
	span: Span;
}

/** What belongs to a move, or to the start of the game. */
export interface Notes {
	nags?: number[];
	nagsBefore?: number[];
	comments?: Comment[];
	clock?: number;
}

/** A command, and what the core has read of it. */
export interface CommandAt {
	start: number;
	/** The end of its parameters. */
	to: number;
	kind: number;
	value: number;
	command: { name: string; value: string };
}

/** The comments, glyphs and commands of a game, which come in the order of the moves that they belong to. */
export class Attached {
	/** The commands of the move that was asked for last. */
	commands: CommandAt[] = [];
	readonly #places: Places;
	readonly #comments: Uint32Array;
	readonly #nags: Uint32Array;
	readonly #commands: Uint32Array;
	#comment = 0;
	#nag = 0;
	#command = 0;

	constructor(packed: Packed) {
		this.#places = packed.places;
		this.#comments = packed.list(commentList);
		this.#nags = packed.list(nagList);
		this.#commands = packed.list(commandList);
	}

	/** What belongs to the next move; -1 is the start of the game. */
	next(move: number): Notes {
		const notes: Notes = {};
		this.#addNags(notes, move);
		this.commands = [];
		const list = this.#comments;
		for (; this.#comment < list.length && (list[this.#comment] as number) >> 3 === move + 1; this.#comment += 3) {
			const [facts, start, end] = list.subarray(this.#comment, this.#comment + 3) as unknown as [number, number, number];
			const commands: CommandAt[] = [];
			for (let at = this.#command; at < this.#commands.length && (this.#commands[at] as number) < end && (this.#commands[at] as number) > start; at += 5) {
				const command = this.#commandAt(at);
				commands.push(command);
				this.commands.push(command);
				this.#command = at + 5;
			}
			(notes.comments ??= []).push(this.#commentOf(facts, start, end, commands));
		}
		if (move < 0) return notes;
		const clock = this.commands.find(({ kind }) => (kind & 0xff) === clockKind);
		if (clock) notes.clock = clock.value / 1000;
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

	#commentOf(facts: number, start: number, end: number, commands: CommandAt[]): Comment {
		const comment = {} as Comment;
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

/** A text without white space and other control characters around it. */
function trimmed(text: string): string {
	let [from, to] = [0, text.length];
	while (from < to && text.charCodeAt(from) <= 32) from++;
	while (to > from && text.charCodeAt(to - 1) <= 32) to--;
	return text.slice(from, to);
}
