import type { Edit, Encoding } from "pbnkit";
import { textOf, visible } from "./excerpt.js";

/** How much is read around an edit, and of what it takes away, in bytes. */
const around = 1024;
const most = 4096;

/** Edits that are nearer to each other, in bytes, are shown together. */
const near = 256;

/** What a fix does to the lines of a file: a part for each place, with a line before and after it. */
export async function changeOf(file: Blob, encoding: Encoding, edits: Edit[]): Promise<ChangedLine[][]> {
	const places: Edit[][] = [];
	for (const edit of [...edits].sort((a, b) => a.span.start.byte - b.span.start.byte)) {
		const last = places.at(-1);
		if (last && edit.span.start.byte - (last.at(-1)?.span.end.byte ?? 0) < near) last.push(edit);
		else places.push([edit]);
	}
	const parts: ChangedLine[][] = [];
	let shift = 0;
	for (const place of places) {
		const { firstLine, pieces } = await piecesOf(file, encoding, place);
		parts.push(clipped(linesOf(pieces, firstLine, shift)));
		for (const { kind, lineEnds } of pieces) shift += kind === "old" ? -lineEnds : kind === "new" ? lineEnds : 0;
	}
	return parts;
}

async function piecesOf(file: Blob, encoding: Encoding, edits: Edit[]): Promise<{ firstLine: number; pieces: Piece[] }> {
	const text = (from: number, to: number) => textOf(file, encoding, from, to);
	const first = edits[0]?.span.start ?? { byte: 0, line: 1 };
	const before = lastLines(await text(Math.max(0, first.byte - around), first.byte));
	const pieces: Piece[] = [piece("same", before)];
	let at = first.byte;
	for (const { span, text: written } of edits) {
		const { start, end } = span;
		pieces.push(piece("same", await text(at, start.byte)));
		const taken = await text(start.byte, Math.min(end.byte, start.byte + most));
		pieces.push({ kind: "old", text: taken, lineEnds: end.line - start.line, cut: end.byte - start.byte > most });
		pieces.push({ ...piece("new", written), text: written.slice(0, most), cut: written.length > most });
		at = end.byte;
	}
	pieces.push(piece("same", firstLines(await text(at, at + around))));
	return { firstLine: first.line - lineEndsIn(before), pieces };
}

function piece(kind: Piece["kind"], text: string): Piece {
	return { kind, text, lineEnds: lineEndsIn(text), cut: false };
}

function lineEndsIn(text: string): number {
	return text.match(lineEnd)?.length ?? 0;
}

/** The last line, which is not at its end, and the one before it. */
function lastLines(text: string): string {
	return /(?<![^\r\n])(?:[^\r\n]*(?:\r\n|\r|\n))?[^\r\n]*$/.exec(text)?.[0] ?? "";
}

/** What is left of a line, and the line after it. */
function firstLines(text: string): string {
	return /^[^\r\n]*(?:\r\n|\r|\n)?[^\r\n]*/.exec(text)?.[0] ?? "";
}

/** How many characters of a part of a line are shown: of one that stays, before and after what changes, and of one that changes. */
const beside = 40;
const staying = 100;
const changing = 240;

/** How many lines that go, or that come, are shown one after another. */
const mostLines = 10;

/** The lines of a change, short enough to be looked at. */
export function clipped(lines: ChangedLine[]): ChangedLine[] {
	const shown: ChangedLine[] = [];
	for (let at = 0; at < lines.length; ) {
		const sign = lines[at]?.sign;
		let end = at;
		while (end < lines.length && lines[end]?.sign === sign) end++;
		shown.push(...fewLines(lines.slice(at, end)).map(clippedLine));
		at = end;
	}
	return shown;
}

function fewLines(lines: ChangedLine[]): ChangedLine[] {
	const [first] = lines;
	if (!first || lines.length <= mostLines) return lines;
	const skipped = lines.length - mostLines + 1;
	return [...lines.slice(0, mostLines - 2), { ...first, runs: [], skipped }, ...lines.slice(-1)];
}

function clippedLine(line: ChangedLine): ChangedLine {
	const last = line.runs.length - 1;
	const runs = line.runs.map(({ text, changed }, at): Run => {
		if (changed) return { text: middleOut(text, changing), changed };
		if (last === 0) return { text: cut(text, 0, staying), changed };
		if (at === 0) return { text: cut(text, -beside), changed };
		return { text: at === last ? cut(text, 0, beside) : middleOut(text, 2 * beside), changed };
	});
	return { ...line, runs };
}

/** A part of a text, with an ellipsis where there is more. */
function cut(text: string, from: number, to?: number): string {
	const characters = [...text];
	const part = characters.slice(from, to);
	if (part.length === characters.length) return text;
	return from < 0 ? `…${part.join("")}` : `${part.join("")}…`;
}

function middleOut(text: string, most: number): string {
	const characters = [...text];
	if (characters.length <= most) return text;
	return `${characters.slice(0, most / 2).join("")}…${characters.slice(-most / 2).join("")}`;
}

/** A part of a text that is being changed: stays, goes or comes. */
interface Piece {
	kind: "same" | "old" | "new";
	text: string;
	/** How many line ends it has, also where the text was cut. */
	lineEnds: number;
	cut: boolean;
}

interface Run {
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

const lineEnd = /\r\n|\r|\n/g;

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
function linesOf(pieces: Piece[], firstLine: number, shift: number): ChangedLine[] {
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
