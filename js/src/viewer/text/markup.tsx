import type { Piece, Suit } from "../../pbn/types.js";
import { suitSymbols } from "../notation.js";
import { SuitText } from "./suit-text.js";

/** What programs, BridgeComposer above all, write into the values of tags as into comments: styles, suits and line ends. All else stays as it is. */
const markup = /<(\/?)([biuBIU])>|<[bB][rR] ?\/?>|\\(?:([SHDC])|n)/g;

/**
 * A tag's value in one style, for where there is no other.
 *
 * @example
 * ```js
 * import { withoutMarkup } from "pbnkit/viewer";
 *
 * console.log(withoutMarkup("<b>Final</b>, <i>second</i> half")); // Final, second half
 * ```
 */
export function withoutMarkup(text: string): string {
	return piecesOf(text).map(({ text, suit }) => (suit ? suitSymbols[suit] : text?.replace("\n", " "))).join("");
}

/** A tag's value, or several, with their styles. */
export function MarkedText({ text }: { text: string }) {
	return <SuitText text="" pieces={piecesOf(text)} />;
}

function piecesOf(text: string): Piece[] {
	const names = { b: "bold", i: "italic", u: "underline" } as const;
	const pieces: Piece[] = [];
	let style: Pick<Piece, "bold" | "italic" | "underline"> = {};
	let from = 0;
	const add = (to: number) => {
		if (to > from) pieces.push({ text: text.slice(from, to), ...style });
	};
	for (const { 0: code, 1: end, 2: name, 3: suit, index } of text.matchAll(markup)) {
		add(index);
		from = index + code.length;
		const styled = names[name?.toLowerCase() as keyof typeof names];
		if (!styled) pieces.push(suit ? { suit: suit as Suit, ...style } : { text: "\n" });
		else style = { ...style, [styled]: !end };
	}
	add(text.length);
	return pieces;
}
