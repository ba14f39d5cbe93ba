import type { Finding } from "../files/kit.js";

/** A line of an example, cut where marks begin and end, and the carets under it, "" where no place begins in it. */
export interface Line {
	parts: { text: string; marked: boolean }[];
	carets: string;
}

/** An example as a page shows it, and the file that it stands for. */
export interface Written {
	file: string;
	/** For each UTF-16 unit of the file, and its end, where it is shown. */
	shownAt: number[];
}

/** The file that a text stands for: from the left, the first of the pairs that fits says what is shown and what is meant. */
export function written(shown: string, pairs: readonly string[]): Written {
	let file = "";
	const shownAt: number[] = [];
	for (let at = 0; at < shown.length; ) {
		const pair = pairs.findIndex((text, index) => index % 2 === 0 && shown.startsWith(text, at));
		const [from, to] = pair < 0 ? [shown.charAt(at), shown.charAt(at)] : [pairs[pair] ?? "", pairs[pair + 1] ?? ""];
		for (let unit = 0; unit < to.length; unit++) shownAt.push(at);
		file += to;
		at += from.length;
	}
	shownAt.push(shown.length);
	return { file, shownAt };
}

/** A file written again, with other pairs. */
export function writtenAgain({ file, shownAt }: Written, pairs: readonly string[]): Written {
	const next = written(file, pairs);
	return { file: next.file, shownAt: next.shownAt.map((at) => shownAt[at] ?? 0) };
}

/** The lines of an example with the places of diagnostics marked. */
export function marked(shown: string, { shownAt }: Written, diagnostics: readonly Finding[]): Line[] {
	const places = diagnostics.map(({ span }) => ({ start: shownAt[span.start.utf16] ?? 0, end: shownAt[span.end.utf16] ?? shown.length }));
	const isMarked = (at: number) => places.some(({ start, end }) => start <= at && at < end);
	let from = 0;
	return shown.split("\n").map((text) => {
		const lineStart = from;
		const lineEnd = lineStart + text.length;
		from = lineEnd + 1;
		const begun = places.filter(({ start }) => start >= lineStart && start <= lineEnd);
		return { parts: parts(text, (at) => isMarked(lineStart + at)), carets: carets(text, begun.map(({ start, end }) => [start - lineStart, end - lineStart])) };
	});
}

function parts(text: string, isMarked: (at: number) => boolean): Line["parts"] {
	const found: Line["parts"] = [];
	for (let at = 0; at < text.length; at++) {
		const last = found.at(-1);
		if (last?.marked === isMarked(at)) last.text += text.charAt(at);
		else found.push({ text: text.charAt(at), marked: isMarked(at) });
	}
	return found;
}

/** A caret below each character of the places, at least one; below a tab a tab, so that they are where it reaches. */
function carets(text: string, places: [number, number][]): string {
	const isUnder = (at: number) => places.some(([start, end]) => at === start || (start <= at && at < Math.min(end, text.length)));
	const width = Math.max(0, ...places.map(([start, end]) => Math.max(start + 1, Math.min(end, text.length))));
	return Array.from({ length: width }, (_, at) => (isUnder(at) ? "^" : text[at] === "\t" ? "\t" : " ")).join("");
}
