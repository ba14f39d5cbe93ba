import { type ComponentChildren, Fragment } from "preact";
import type { Piece, Suit } from "../../types.js";
import { suitSymbols } from "../notation.js";
import { useViewer } from "../viewer.js";

/** A suit's symbol in the suit's colour; its name for those who listen. */
export function SuitSymbol({ suit }: { suit: Suit }) {
	const { words } = useViewer();
	return (
		<span class={`pbn-suit pbn-suit-${suit.toLowerCase()}`}>
			<span aria-hidden="true">{suitSymbols[suit]}</span>
			<span class="pbn-spoken">{words.suits[suit]} </span>
		</span>
	);
}

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
