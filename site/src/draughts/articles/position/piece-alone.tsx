import type { Piece } from "pbnkit/pdn/board";

const crown = "M30 62L26 38L40 49L50 31L60 49L74 38L70 62Z";

/** A piece without a board. */
export function PieceAlone({ piece, isRed }: { piece: Piece; isRed: boolean }) {
	const isWhite = piece.toLowerCase() === "w";
	const [fill, line] = isWhite ? ["#fffefb", "#1c1a17"] : isRed ? ["#b3261e", "#fffefb"] : ["#1c1a17", "#fffefb"];
	return (
		<svg viewBox="0 0 100 100" aria-hidden="true" fill={fill} stroke={isWhite || isRed ? "#1c1a17" : "#6b655c"} stroke-width="3">
			<circle cx="50" cy="53" r="40" />
			<circle cx="50" cy="47" r="40" />
			<g fill="none" stroke={line} stroke-width="2.5">
				<circle cx="50" cy="47" r="31" />
				{piece === piece.toLowerCase() ? <circle cx="50" cy="47" r="20" /> : <path d={crown} fill={line} stroke="none" />}
			</g>
		</svg>
	);
}
