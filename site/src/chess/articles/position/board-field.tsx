import { drawBoard } from "pbnkit/pgn/board";
import type { Man, Square } from "pbnkit/pgn/read";
import type { ChessWords } from "pbnkit/pgn/viewer";
import { h, type VNode } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { dragged, type Hand, type Tool } from "../../../played/articles/position/tools.js";
import { filled } from "../../../words/filled.js";
import type { Setup } from "./setup.js";

interface Props {
	men: Setup["men"];
	orientation: "white" | "black";
	tool: Tool<Man>;
	hand: Hand<Man>;
	title: string;
	help: string;
	words: ChessWords;
}

const steps: Record<string, readonly [file: number, rank: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

const squareOf = (n: number) => `${"abcdefgh"[n & 7]}${(n >> 3) + 1}` as Square;

/** The number of the square at a place of the page. */
export function squareAt(x: number, y: number): number | undefined {
	const square = (document.elementFromPoint(x, y) as HTMLElement | null)?.dataset["set"];
	return square === undefined ? undefined : Number(square);
}

/** A board on which men are set and moved, by mouse, finger or keys. Who listens walks its squares as a table. */
export function BoardField({ men, orientation, tool, hand, title, help, words }: Props) {
	const [focused, setFocused] = useState(orientation === "white" ? 0 : 63);
	const [picked, setPicked] = useState<number>();
	const drag = useRef<{ from: number; x: number; y: number; man?: SVGElement | undefined }>(undefined);
	const board = useRef<HTMLDivElement>(null);
	const order = Array.from({ length: 8 }, (_, n) => (orientation === "white" ? 7 - n : n));
	const drawing = useMemo(() => drawBoard<VNode>({ men, orientation, id: "set" }, (name, attributes, ...children) => h(name, attributes, ...children)), [men, orientation]);

	/** A click, or its key. */
	const act = (at: number) => {
		if (tool === "remove") hand.set(at, undefined);
		else if (tool !== "move") hand.set(at, men[at] === tool ? undefined : tool);
		else if (picked === undefined) setPicked(men[at] ? at : undefined);
		else {
			if (picked !== at) hand.move(picked, at);
			setPicked(undefined);
		}
	};
	const letGo = () => {
		drag.current?.man?.style.removeProperty("transform");
		drag.current = undefined;
	};
	const onPointerDown = (event: PointerEvent) => {
		const from = squareAt(event.clientX, event.clientY);
		if (from === undefined || !event.isPrimary || event.button !== 0) return;
		drag.current = { from, x: event.clientX, y: event.clientY };
	};
	const onPointerMove = (event: PointerEvent) => {
		const { current } = drag;
		// A finger scrolls the page, and puts men by taps.
		if (!current || event.pointerType !== "mouse" || !men[current.from]) return;
		const [x, y] = [event.clientX - current.x, event.clientY - current.y];
		if (!current.man && Math.hypot(x, y) < dragged) return;
		if (!current.man) (event.currentTarget as Element).setPointerCapture(event.pointerId);
		current.man ??= board.current?.querySelector<SVGElement>(`use[data-square="${squareOf(current.from)}"]`) ?? undefined;
		const scale = 800 / (board.current?.clientWidth || 800);
		current.man?.style.setProperty("transform", `translate(${x * scale}px, ${y * scale}px)`);
	};
	const onPointerUp = (event: PointerEvent) => {
		const { current } = drag;
		if (!current) return;
		letGo();
		const to = squareAt(event.clientX, event.clientY);
		if (to !== undefined) setFocused(to);
		if (!current.man) return to === current.from ? act(to) : undefined;
		setPicked(undefined);
		if (to !== current.from) hand.move(current.from, to);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.ctrlKey || event.altKey || event.metaKey) return;
		const step = steps[event.key];
		const man = manOf(event.key, words.letters);
		if (step) {
			const turn = orientation === "white" ? 1 : -1;
			const [file, rank] = [(focused & 7) + turn * step[0], (focused >> 3) + turn * step[1]];
			if (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
				setFocused(8 * rank + file);
				board.current?.querySelector<HTMLElement>(`[data-set="${8 * rank + file}"]`)?.focus();
			}
		} else if (event.key === "Enter" || event.key === " ") act(focused);
		else if (event.key === "Delete" || event.key === "Backspace") hand.set(focused, undefined);
		else if (event.key === "Escape" && picked !== undefined) setPicked(undefined);
		else if (man) hand.set(focused, man);
		else return;
		event.preventDefault();
	};
	return (
		<div class="pgn-block set-board" lang={words.tag}>
			<div ref={board} class="pgn-board">
				{drawing}
				<div
					class="pgn-grid pgn-movable"
					role="grid"
					aria-label={title}
					aria-description={help}
					onPointerDown={onPointerDown}
					onPointerMove={onPointerMove}
					onPointerUp={onPointerUp}
					onPointerCancel={letGo}
					onKeyDown={onKeyDown}
				>
					{order.map((rank) => (
						<div role="row" key={rank} class="pgn-rank">
							{[...order].reverse().map((file) => (
								<Cell key={file} n={8 * rank + file} man={men[8 * rank + file]} isFocused={focused === 8 * rank + file} isPicked={picked === 8 * rank + file} words={words} />
							))}
						</div>
					))}
				</div>
			</div>
		</div>
	);
}

function Cell({ n, man, isFocused, isPicked, words }: { n: number; man: Man | undefined; isFocused: boolean; isPicked: boolean; words: ChessWords }) {
	return (
		<div
			role="gridcell"
			class={isPicked ? "pgn-cell pgn-picked" : "pgn-cell"}
			data-set={n}
			tabIndex={isFocused ? 0 : -1}
			aria-selected={isPicked}
			aria-label={filled(words.board.square, { square: squareOf(n), man: man ? nameOf(man, words) : words.board.empty }, words)}
		/>
	);
}

/** "white knight". */
export function nameOf(man: Man, { men }: ChessWords): string {
	const letter = man.toUpperCase() as keyof ChessWords["names"];
	return (man === letter ? men.white : men.black)[letter];
}

/** The man of a letter, of the language or else of FEN: a capital is White's. */
function manOf(key: string, letters: string): Man | undefined {
	if (key.length !== 1) return undefined;
	const letter = key.toUpperCase();
	const own = letters.indexOf(letter);
	const known = own >= 0 ? "KQRBN"[own] : "KQRBNP".includes(letter) ? letter : undefined;
	return known ? ((key === letter ? known : known.toLowerCase()) as Man) : undefined;
}
