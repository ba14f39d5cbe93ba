import type { Piece } from "pbnkit/pdn/board";
import { Board, type DraughtsWords } from "pbnkit/pdn/viewer";
import { useRef, useState } from "preact/hooks";
import { dragged, type Hand, type Tool } from "../../../played/articles/position/tools.js";
import { type Setup, squaresOf } from "./setup.js";

interface Props {
	setup: Setup;
	orientation: "white" | "black";
	tool: Tool<Piece>;
	hand: Hand<Piece>;
	title: string;
	help: string;
	words: DraughtsWords;
}

/** The square of an element of a board, or of what is in it. */
const squareIn = (element: EventTarget | null): string | undefined => (element as Element | null)?.closest<HTMLElement>(".set-board [data-square]")?.dataset["square"];

/** The square at a place of the page. */
export const squareAt = (x: number, y: number): string | undefined => squareIn(document.elementFromPoint(x, y));

const pieceKeys: Readonly<Record<string, Piece>> = { m: "b", M: "w", k: "B", K: "W" };

/** A board on which pieces are set and moved, by mouse, finger or keys. Who listens walks its squares as a table. */
export function BoardField({ setup, orientation, tool, hand, title, help, words }: Props) {
	const { pieces, variant } = setup;
	const [picked, setPicked] = useState<string>();
	const drag = useRef<{ from: string; x: number; y: number; piece?: SVGElement | undefined }>(undefined);
	const field = useRef<HTMLDivElement>(null);
	const numberOf = (square: string) => squaresOf(variant).indexOf(square);
	const on = (square: string) => pieces[numberOf(square)];

	/** A click, or its key. */
	const act = (square: string) => {
		const at = numberOf(square);
		if (tool === "remove") hand.set(at, undefined);
		else if (tool !== "move") hand.set(at, pieces[at] === tool ? undefined : tool);
		else if (picked === undefined) setPicked(on(square) ? square : undefined);
		else {
			if (picked !== square) hand.move(numberOf(picked), at);
			setPicked(undefined);
		}
	};
	const letGo = () => {
		drag.current?.piece?.style.removeProperty("transform");
		drag.current = undefined;
	};
	const onPointerDown = (event: PointerEvent) => {
		const from = squareIn(event.target);
		if (from !== undefined && event.isPrimary && event.button === 0) drag.current = { from, x: event.clientX, y: event.clientY };
	};
	const onPointerMove = (event: PointerEvent) => {
		const { current } = drag;
		// A finger scrolls the page, and puts pieces by taps.
		if (!current || event.pointerType !== "mouse" || !on(current.from)) return;
		const [x, y] = [event.clientX - current.x, event.clientY - current.y];
		if (!current.piece && Math.hypot(x, y) < dragged) return;
		if (!current.piece) (event.currentTarget as Element).setPointerCapture(event.pointerId);
		current.piece ??= field.current?.querySelector<SVGElement>(`use[data-square="${current.from}"]`) ?? undefined;
		const width = 100 * variant.width;
		const scale = width / (field.current?.clientWidth || width);
		current.piece?.style.setProperty("transform", `translate(${x * scale}px, ${y * scale}px)`);
	};
	const onPointerUp = (event: PointerEvent) => {
		const { current } = drag;
		if (!current) return;
		letGo();
		const to = squareAt(event.clientX, event.clientY);
		if (!current.piece) return to === current.from ? act(to) : undefined;
		setPicked(undefined);
		if (to !== current.from) hand.move(numberOf(current.from), to === undefined ? undefined : numberOf(to));
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const square = squareIn(event.target);
		if (square === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
		const piece = pieceKeys[event.key];
		if (event.key === "Enter" || event.key === " ") act(square);
		else if (event.key === "Delete" || event.key === "Backspace") hand.set(numberOf(square), undefined);
		else if (event.key === "Escape" && picked !== undefined) setPicked(undefined);
		else if (piece) hand.set(numberOf(square), piece);
		else return;
		event.preventDefault();
	};
	return (
		<div class="pdn-block set-board" lang={words.tag}>
			<div
				ref={field}
				role="group"
				aria-description={help}
				class="pdn-movable"
				onPointerDown={onPointerDown}
				onPointerMove={onPointerMove}
				onPointerUp={onPointerUp}
				onPointerCancel={letGo}
				onKeyDown={onKeyDown}
			>
				<Board key={`${variant.name} ${orientation}`} pieces={pieces} variant={variant} orientation={orientation} label={title} id="set" words={words} {...(picked !== undefined && { last: [picked] })} />
			</div>
		</div>
	);
}
