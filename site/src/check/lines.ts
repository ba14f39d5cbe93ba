import { visible } from "./excerpt.js";

/** A part of a text that is being changed: stays, goes or comes. */
export interface Piece {
	kind: "same" | "old" | "new";
	text: string;
	/** How many line ends it has, also where the text was cut. */
	lineEnds: number;
	cut: boolean;
}

export interface Run {
	text: string;
	changed: boolean;
}

export interface ChangedLine {
	sign: " " | "-" | "+";
	/** In the file as it is, or, of a line that comes, as it would be. */
	number: number;
	runs: Run[];
	/** How many lines are left out here. */
	skipped?: number;
}

export const lineEnd = /\r\n|\r|\n/g;

/** One of the two sides of a change: the lines as they are, or as they would be. */
class Side {
	readonly #sign: "-" | "+";
	#number: number;
	lines: ChangedLine[] = [];
	#runs: Run[] = [];

	constructor(sign: "-" | "+", number: number) {
		this.#sign = sign;
		this.#number = number;
	}

	add(text: string, changed: boolean): void {
		if (text !== "") this.#runs.push({ text: visible(text), changed });
	}

	endLine(): void {
		this.lines.push({ sign: this.#sign, number: this.#number++, runs: this.#runs });
		this.#runs = [];
	}

	/** Adds a text that may have several lines, their ends made visible, since they go or come. */
	addChanged({ text, lineEnds, cut }: Piece): void {
		let seen = 0;
		for (const [part] of text.matchAll(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g)) {
			this.add(part, true);
			if (!/[\r\n]$/.test(part)) continue;
			this.endLine();
			seen++;
		}
		if (cut) this.add("…", true);
		this.#number += lineEnds - seen;
	}

	take(): ChangedLine[] {
		const lines = this.lines;
		this.lines = [];
		return lines;
	}
}

/**
 * The lines of a change: those that stay, go and come.
 *
 * @param shift how many lines more than the file has, what it would be has before this
 */
export function linesOf(pieces: Piece[], firstLine: number, shift: number): ChangedLine[] {
	const was = new Side("-", firstLine);
	const is = new Side("+", firstLine + shift);
	const all: ChangedLine[] = [];
	const endBoth = () => {
		was.endLine();
		is.endLine();
		all.push(...told(was.take(), is.take()));
	};
	for (const piece of pieces) {
		if (piece.kind === "old") was.addChanged(piece);
		else if (piece.kind === "new") is.addChanged(piece);
		else {
			const [first = "", ...others] = piece.text.split(lineEnd);
			for (const side of [was, is]) side.add(first, false);
			for (const other of others) {
				endBoth();
				for (const side of [was, is]) side.add(other, false);
			}
		}
	}
	endBoth();
	return all;
}

/** Lines that go and lines that come, with what is the same at both ends as lines that stay. */
function told(was: ChangedLine[], is: ChangedLine[]): ChangedLine[] {
	const stays = (old?: ChangedLine, line?: ChangedLine) =>
		old !== undefined && line !== undefined && isUntouched(old) && isUntouched(line) && textOfLine(old) === textOfLine(line);
	const head: ChangedLine[] = [];
	const tail: ChangedLine[] = [];
	while (stays(was[0], is[0])) {
		is.shift();
		head.push({ ...was.shift()!, sign: " " });
	}
	while (stays(was.at(-1), is.at(-1))) {
		is.pop();
		tail.unshift({ ...was.pop()!, sign: " " });
	}
	return [...head, ...was, ...is, ...tail];
}

function isUntouched({ runs }: ChangedLine): boolean {
	return runs.every(({ changed }) => !changed);
}

function textOfLine({ runs }: ChangedLine): string {
	return runs.map(({ text }) => text).join("");
}
