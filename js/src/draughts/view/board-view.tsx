import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { useIsAlive } from "../../played/view/context.js";
import { element } from "../../played/view/element.js";
import { type Hand, useHand } from "../../played/view/hand.js";
import { type Drawing, drawBoard } from "../board/drawing.js";
import { international } from "../board/position.js";
import { type Layout, layoutOf } from "../board/squares.js";
import { type DraughtsWords, fill } from "../language/words.js";
import type { DraughtsLegalMove } from "../types.js";
import { useDraughts } from "./context.js";

/**
 * Props of `Board`.
 *
 * @example
 * ```tsx
 * import { Board, positionOf } from "pbnkit/pdn/viewer";
 *
 * const fen = "W:W31,32:B5";
 * export const Ending = () => <Board pieces={positionOf(fen)?.pieces ?? []} fen={fen} legal={async () => []} onMove={({ san }) => console.log(san)} />;
 * ```
 */
export interface BoardProps extends Drawing {
	/** The position as FEN, which `legal` is asked with. */
	fen?: string;
	/** The moves that a reader may make on the board. Without it he makes none. */
	legal?: ((fen: string) => Promise<readonly DraughtsLegalMove[]>) | undefined;
	/** A reader has made a move on the board. */
	onMove?: ((move: DraughtsLegalMove) => void) | undefined;
	/** The words of a language. Default English, or those of the view around it. */
	words?: DraughtsWords;
}

/**
 * A board. Who listens walks its squares as a table; with `legal` pieces can be moved by mouse, finger or keys.
 *
 * @example
 * ```tsx
 * import { Board, en, positionOf, variantOf } from "pbnkit/pdn/viewer";
 *
 * const variant = variantOf("russian");
 * const { pieces = [] } = positionOf("W:Wa1:Bh8", variant) ?? {};
 * export const Two = () => <Board pieces={pieces} {...(variant && { variant })} orientation="black" words={en} />;
 * ```
 */
export function Board(props: BoardProps) {
	const view = useDraughts();
	const words = props.words ?? view.words;
	const { id = view.id, label = words.board.title } = props;
	const isAlive = useIsAlive();
	return (
		<div class="pdn-board">
			<Squares {...props} id={id} {...(!isAlive && { label })} />
			{isAlive && <Grid {...props} words={words} label={label} />}
		</div>
	);
}

/** The drawing, which is drawn anew where something of it is another. */
export function Squares(drawing: Drawing) {
	const { pieces, variant, orientation, last, path, captured, owed, marks, coordinates, label, id, paper } = drawing;
	return useMemo(() => drawBoard<VNode>(drawing, element), [pieces, variant, orientation, last, path, captured, owed, marks, coordinates, label, id, paper]);
}

/** The squares as a table, over the drawing: by it who listens hears the pieces, and who has hands or keys moves them. */
function Grid({ pieces, variant = international, orientation = "white", fen, legal, onMove, words, label }: BoardProps & { words: DraughtsWords; label: string }) {
	const layout = layoutOf(variant);
	const hand = useHand<DraughtsLegalMove>({ board: underHand(layout, pieces, orientation, fen), fen, legal, onMove, illegal: words.board.illegal });
	const seen = (count: number) => Array.from({ length: count }, (_, n) => (orientation === "white" ? n : count - 1 - n));
	return (
		<>
			<div
				class={legal ? "pdn-grid pdn-movable" : "pdn-grid"}
				role="grid"
				aria-label={label}
				aria-description={legal && words.board.help}
				onPointerDown={hand.onPointerDown}
				onPointerMove={hand.onPointerMove}
				onPointerUp={hand.onPointerUp}
				onPointerCancel={hand.onPointerCancel}
				onKeyDown={hand.onKeyDown}
			>
				{seen(variant.height).map((row) => (
					<div role="row" key={row} class="pdn-rank">
						{seen(variant.width).map((column) => {
							const square = layout.at(row, column);
							if (!square) return <div key={column} role="gridcell" class="pdn-cell" />;
							const { text, number } = square;
							const piece = pieces[number - 1];
							return (
								<div
									key={column}
									role="gridcell"
									class={hand.nameOf(text)}
									data-square={text}
									tabIndex={hand.focused === text ? 0 : -1}
									aria-label={fill(words.board.square, { square: text, man: piece ? words.pieces[piece] : words.board.empty })}
									aria-selected={legal && hand.picked === text}
								/>
							);
						})}
					</div>
				))}
			</div>
			{hand.choices && <Choice hand={hand} words={words} />}
			<p class="pdn-spoken" aria-live="polite">
				{hand.said}
			</p>
		</>
	);
}

/** The board as the hand of a reader knows it. */
function underHand(layout: Layout, pieces: Drawing["pieces"], orientation: "white" | "black", fen: string | undefined) {
	const { squares, variant } = layout;
	const own = fen?.startsWith("B") ? "b" : "w";
	const turn = orientation === "white" ? 1 : -1;
	const pieceOn = (text: string) => pieces[(layout.of(text)?.number ?? 0) - 1];
	const below = squares.filter(({ row }) => row === (orientation === "white" ? variant.height - 1 : 0));
	return {
		prefix: "pdn",
		width: variant.width * 100,
		men: pieces,
		first: (orientation === "white" ? below[0] : below.at(-1))?.text ?? "",
		hasMan: (text: string) => pieceOn(text) !== undefined,
		isOwn: (text: string) => pieceOn(text)?.toLowerCase() === own,
		// The squares that are played on: beside one is the next of its row, above it one to the right or the left.
		beside(text: string, right: number, up: number) {
			const at = layout.of(text);
			if (!at) return undefined;
			if (up === 0) return layout.at(at.row, at.column + 2 * turn * right)?.text;
			const row = at.row - turn * up;
			return (layout.at(row, at.column + (at.row % 2 === 0 ? 1 : -1)) ?? layout.at(row, at.column + (at.row % 2 === 0 ? -1 : 1)))?.text;
		},
	};
}

/** The captures among which a reader has to choose. */
function Choice({ hand, words }: { hand: Hand<DraughtsLegalMove>; words: DraughtsWords }) {
	return (
		<div class="pdn-choice" role="group" aria-label={words.board.choice}>
			{hand.choices?.map((move, n) => (
				<button key={move.san} type="button" ref={n === 0 ? (button) => button?.focus() : null} onClick={() => hand.make(move)}>
					{move.san}
				</button>
			))}
		</div>
	);
}
