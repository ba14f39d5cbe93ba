import { type ComponentChildren, Fragment } from "preact";
import type { Piece, Suit } from "../../pbn/types.js";
import { suitSymbols } from "../game.js";
import { SuitSymbol } from "./elements.js";

/** A text of the file: in its pieces, where it has suit symbols or markup. */
export function SuitText({ text, pieces }: { text: string; pieces?: Piece[] | undefined }) {
	if (!pieces) return <>{text}</>;
	return (
		<>
			{pieces.map((piece, index) => (
				<PieceView key={index} piece={piece} />
			))}
		</>
	);
}

function PieceView({ piece }: { piece: Piece }) {
	let shown: ComponentChildren = piece.suit ? <SuitSymbol suit={piece.suit} /> : lines(piece.text);
	if (piece.bold) shown = <b>{shown}</b>;
	if (piece.italic) shown = <i>{shown}</i>;
	if (piece.underline) shown = <u>{shown}</u>;
	return <>{shown}</>;
}

function lines(text = ""): ComponentChildren {
	if (!text.includes("\n")) return text;
	return text.split("\n").map((line, index) => (
		<Fragment key={index}>
			{index > 0 && <br />}
			{line}
		</Fragment>
	));
}

/** What programs, BridgeComposer above all, write into the values of tags as into comments: styles, suits, notrump and line ends. All else stays as it is. */
const markup = /<(\/?)([biuBIU])>|<[bB][rR] ?\/?>|\\(?:([SHDC])|(N)(?!\p{L})|n)/gu;

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
	for (const { 0: code, 1: end, 2: name, 3: suit, 4: notrump, index } of text.matchAll(markup)) {
		add(index);
		from = index + code.length;
		const styled = names[name?.toLowerCase() as keyof typeof names];
		if (!styled) pieces.push(suit ? { suit: suit as Suit, ...style } : notrump ? { text: "NT", ...style } : { text: "\n" });
		else style = { ...style, [styled]: !end };
	}
	add(text.length);
	return pieces;
}
