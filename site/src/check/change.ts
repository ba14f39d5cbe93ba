import type { Edit, Encoding } from "pbnkit";
import { textOf } from "./excerpt.js";
import { type ChangedLine, lineEnd, linesOf, type Piece, type Run } from "./lines.js";

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
