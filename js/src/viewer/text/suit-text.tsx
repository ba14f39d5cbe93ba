import { type ComponentChildren, Fragment } from "preact";
import type { Piece } from "../../pbn/types.js";
import { SuitSymbol } from "./suit.js";

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
