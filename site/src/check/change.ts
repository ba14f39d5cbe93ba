import type { Edit, Encoding } from "pbnkit";
import { clipped } from "./clip.js";
import { lineEnd, linesOf, type ChangedLine, type Piece } from "./lines.js";
import { textOf } from "./slice.js";

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
