import type { Piece } from "../../pbn/types.js";
import { SuitText } from "./suit-text.js";

/** What programs write into the values of tags for the style of a text. Other text between "<" and ">" stays as it is. */
const markup = /<(\/?)([biu])>|<br ?\/?>/gi;

/** A tag's value in one style, for where there is no other. */
export function withoutMarkup(text: string): string {
	return text.includes("<") ? text.replace(markup, (code) => (/^<br/i.test(code) ? " " : "")) : text;
}

/** A tag's value, or several, with their styles. */
export function MarkedText({ text }: { text: string }) {
	return text.includes("<") ? <SuitText text="" pieces={piecesOf(text)} /> : <>{text}</>;
}

function piecesOf(text: string): Piece[] {
	const names = { b: "bold", i: "italic", u: "underline" } as const;
	const pieces: Piece[] = [];
	let style: Pick<Piece, "bold" | "italic" | "underline"> = {};
	let from = 0;
	const add = (to: number) => {
		if (to > from) pieces.push({ text: text.slice(from, to), ...style });
	};
	for (const found of text.matchAll(markup)) {
		add(found.index);
		from = found.index + found[0].length;
		const name = names[found[2]?.toLowerCase() as keyof typeof names];
		if (!name) pieces.push({ text: "\n" });
		else {
			const { [name]: _, ...others } = style;
			style = found[1] ? others : { ...others, [name]: true };
		}
	}
	add(text.length);
	return pieces;
}
