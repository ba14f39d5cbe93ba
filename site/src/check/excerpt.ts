import type { Span } from "pbnkit";

/** The line that a diagnostic is about, cut into what stands before, in and after its span. */
export interface Excerpt {
	before: string;
	marked: string;
	after: string;
	/** Whether the line goes on before and after what is shown. */
	cutBefore: boolean;
	cutAfter: boolean;
}

/** How much of a line is shown, in UTF-16 code units, and how much of it at most before the span. */
const width = 100;
const lead = 40;

/** The first line of the span, clipped around the start of the span. `text` is decoded with `ignoreBOM: true`. */
export function excerpt(text: string, span: Span): Excerpt {
	const start = Math.min(span.start.utf16, text.length);
	let from = start;
	while (from > 0 && start - from < lead && !isLineEnd(text[from - 1])) from--;
	let to = start;
	while (to < text.length && to - from < width && !isLineEnd(text[to])) to++;
	if (isLowSurrogate(text, from)) from++;
	if (isLowSurrogate(text, to)) to--;
	const end = Math.max(start, Math.min(span.end.utf16, to));
	return {
		before: visible(text.slice(from, start)),
		marked: visible(text.slice(start, end)),
		after: visible(text.slice(end, to)),
		cutBefore: from > 0 && !isLineEnd(text[from - 1]),
		cutAfter: to < text.length && !isLineEnd(text[to]),
	};
}

/** The line of carets under the marked part, one at least. */
export function carets({ before, marked, cutBefore }: Excerpt): string {
	const indent = [...before].length + (cutBefore ? 1 : 0);
	return " ".repeat(indent) + "^".repeat(Math.max(1, [...marked].length));
}

function isLineEnd(character: string | undefined): boolean {
	return character === "\n" || character === "\r";
}

function isLowSurrogate(text: string, at: number): boolean {
	return /^[\uDC00-\uDFFF]/.test(text.charAt(at));
}

/** One column for each character: a tab as a space, what cannot be seen as U+FFFD. */
function visible(text: string): string {
	return text.replace(/[\t\v]/g, " ").replace(/[\p{Cc}\p{Cf}]/gu, "\uFFFD");
}
