import type { Slice } from "./slice.js";
import { visible } from "./visible.js";

/** The line that a diagnostic is about, cut into what is before, in and after its span. */
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

/** The first line of the span, clipped around the start of the span. */
export function excerpt({ before, marked, after, begins, whole, ends }: Slice): Excerpt {
	const lineBefore = /(?<![^\r\n])[^\r\n]*$/.exec(before)?.[0] ?? "";
	const head = wellFormed(lineBefore.slice(-lead));
	const rest = whole ? marked + after : marked;
	const [lineAfter = ""] = /^[^\r\n]*/.exec(rest) ?? [];
	const tail = wellFormed(lineAfter.slice(0, width - head.length));
	return {
		before: visible(head),
		marked: visible(tail.slice(0, marked.length)),
		after: visible(tail.slice(marked.length)),
		cutBefore: head.length < lineBefore.length || (lineBefore === before && !begins),
		cutAfter: tail.length < lineAfter.length || (lineAfter === rest && !(whole && ends)),
	};
}

/** The line of carets under the marked part, one at least. */
export function carets({ before, marked, cutBefore }: Excerpt): string {
	const indent = [...before].length + (cutBefore ? 1 : 0);
	return " ".repeat(indent) + "^".repeat(Math.max(1, [...marked].length));
}

/** Without the halves of characters that a cut has left. */
function wellFormed(text: string): string {
	return text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");
}
