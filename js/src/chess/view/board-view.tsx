import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { type Hand, useHand } from "../../played/view/hand.js";
import type { LegalMove, Square } from "../../pgn/types.js";
import { type Drawing, drawBoard, numberOf, squareOf } from "../board/drawing.js";
import { saidPosition } from "../board/said.js";
import { type ChessWords, fill } from "../language/words.js";
import { nameOfMan } from "../moves/letters.js";
import { useChess, useIsAlive } from "./context.js";
import { element } from "../../played/view/element.js";

/**
 * Props of `Board`.
 *
 * @example
 * ```tsx
 * import { Board, positionOf } from "pbnkit/pgn/viewer";
 *
 * const fen = "8/8/8/8/8/5k2/6q1/7K w - - 0 1";
 * export const Mate = () => <Board men={positionOf(fen)?.men ?? []} fen={fen} legal={async () => []} onMove={({ san }) => console.log(san)} />;
 * ```
 */
export interface BoardProps extends Drawing {
	/** The position as FEN, which `legal` is asked with. */
	fen?: string;
	/** The moves that a reader may make on the board. Without it he makes none. */
	legal?: ((fen: string) => Promise<readonly LegalMove[]>) | undefined;
	/** A reader has made a move on the board. */
	onMove?: ((move: LegalMove) => void) | undefined;
	/** The words of a language. Default English, or those of the view around it. */
	words?: ChessWords;
}

/**
 * A board. Who listens walks its squares as a table; with `legal` men can be moved by mouse, finger or keys.
 *
 * @example
 * ```tsx
 * import { Board, en, positionOf } from "pbnkit/pgn/viewer";
 *
 * const { men = [] } = positionOf("8/8/4k3/8/8/4K3/4P3/8 w - - 0 1") ?? {};
 * export const Ending = () => <Board men={men} orientation="black" words={en} />;
 * ```
 */
export function Board(props: BoardProps) {
	const view = useChess();
	const words = props.words ?? view.words;
	const { id = view.id, label = words.board.title } = props;
	const isAlive = useIsAlive();
	return (
		<div class="pgn-board">
			<Squares {...props} id={id} label={`${label}. ${saidPosition(props.men, words)}`} isSilent={isAlive} />
			{isAlive && <Grid {...props} words={words} label={label} />}
		</div>
	);
}

/** The drawing, which is drawn anew where something of it is another. Where there is a table of the squares, nobody listens to it. */
export function Squares({ men, orientation, last, check, marks, coordinates, label, id, small, paper, isSilent = false }: Drawing & { isSilent?: boolean }) {
	return useMemo(
		() =>
			drawBoard<VNode>(
				{
					men,
					...(orientation && { orientation }),
					...(last && { last }),
					...(check && { check }),
					...(marks && { marks }),
					...(coordinates !== undefined && { coordinates }),
					...(label !== undefined && !isSilent && { label }),
					...(id !== undefined && { id }),
					...(small && { small }),
					...(paper && { paper }),
				},
				element,
			),
		[men, orientation, last, check, marks, coordinates, label, id, small, paper, isSilent],
	);
}

/** The squares as a table, over the drawing: by it who listens hears the men, and who has hands or keys moves them. */
function Grid(props: BoardProps & { words: ChessWords; label: string }) {
	const { men, orientation = "white", fen, words, label, legal, onMove } = props;
	const hand = useHand<LegalMove>({ board: underHand(men, orientation, fen), fen, legal, onMove, illegal: words.board.illegal });
	const order = Array.from({ length: 8 }, (_, n) => (orientation === "white" ? 7 - n : n));
	return (
		<>
			<div
				class={legal ? "pgn-grid pgn-movable" : "pgn-grid"}
				role="grid"
				aria-label={label}
				aria-description={legal && words.board.help}
				onPointerDown={hand.onPointerDown}
				onPointerMove={hand.onPointerMove}
				onPointerUp={hand.onPointerUp}
				onPointerCancel={hand.onPointerCancel}
				onKeyDown={hand.onKeyDown}
			>
				{order.map((rank) => (
					<div role="row" key={rank} class="pgn-rank">
						{[...order].reverse().map((file) => {
							const n = 8 * rank + file;
							const man = men[n];
							const square = squareOf(n);
							return (
								<div
									key={file}
									role="gridcell"
									class={hand.nameOf(square)}
									data-square={square}
									tabIndex={hand.focused === square ? 0 : -1}
									aria-label={fill(words.board.square, { square, man: man ? nameOfMan(man, words) : words.board.empty })}
									aria-selected={legal && hand.picked === square}
								/>
							);
						})}
					</div>
				))}
			</div>
			{hand.choices && <Promotion hand={hand} words={words} />}
			<p class="pgn-spoken" aria-live="polite">
				{hand.said}
			</p>
		</>
	);
}

/** The board as the hand of a reader knows it. */
function underHand(men: Drawing["men"], orientation: "white" | "black", fen: string | undefined) {
	const isWhite = fen?.split(" ")[1] !== "b";
	const turn = orientation === "white" ? 1 : -1;
	const manOn = (square: string) => men[numberOf(square as Square)];
	return {
		prefix: "pgn",
		width: 800,
		men,
		first: orientation === "white" ? "a1" : "h8",
		hasMan: (square: string) => manOn(square) !== undefined,
		isOwn(square: string) {
			const man = manOn(square);
			return man !== undefined && (man === man.toUpperCase()) === isWhite;
		},
		beside(square: string, right: number, up: number) {
			const at = numberOf(square as Square);
			const [file, rank] = [(at & 7) + turn * right, (at >> 3) + turn * up];
			return file < 0 || file > 7 || rank < 0 || rank > 7 ? undefined : squareOf(8 * rank + file);
		},
	};
}

function Promotion({ hand, words }: { hand: Hand<LegalMove>; words: ChessWords }) {
	return (
		<div class="pgn-choice" role="group" aria-label={words.board.promotion}>
			{hand.choices?.map((move, n) => (
				<button key={move.san} type="button" ref={n === 0 ? (button) => button?.focus() : null} onClick={() => hand.make(move)}>
					{words.names[move.promotion ?? "Q"]}
				</button>
			))}
		</div>
	);
}
