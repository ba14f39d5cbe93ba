import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { Men } from "./men.js";
import { dragged, type Hand, type Tool } from "./tools.js";

interface Props<Man extends string> {
	/** Of 64 squares, from a1 on, rank by rank. */
	men: Men<Man>;
	/** The board with them, each of whom says his square. */
	drawing: VNode;
	orientation?: "white" | "black";
	tool: Tool<Man>;
	hand: Hand<Man>;
	/** The man of a key, if it is one. */
	manOf(key: string): Man | undefined;
	/** "e4: white knight". */
	sayOf(square: string, man: Man | undefined): string;
	title: string;
	help: string;
	/** Of its words. */
	tag: string;
	/** What the classes of the viewer's styles begin with. */
	name: "pgn" | "pbi";
}

const steps: Record<string, readonly [file: number, rank: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

export const squareOf = (n: number): string => `${"abcdefgh"[n & 7]}${(n >> 3) + 1}`;

/** The number of the square at a place of the page. */
export function squareAt(x: number, y: number): number | undefined {
	const square = (document.elementFromPoint(x, y) as HTMLElement | null)?.dataset["set"];
	return square === undefined ? undefined : Number(square);
}

/** A board on which men are set and moved, by mouse, finger or keys. Who listens walks its squares as a table. */
export function MenBoard<Man extends string>({ men, drawing, orientation = "white", tool, hand, manOf, sayOf, title, help, tag, name }: Props<Man>) {
	const [focused, setFocused] = useState(orientation === "white" ? 0 : 63);
	const [picked, setPicked] = useState<number>();
	const drag = useRef<{ from: number; x: number; y: number; man?: SVGElement | undefined }>(undefined);
	const board = useRef<HTMLDivElement>(null);
	const order = Array.from({ length: 8 }, (_, n) => (orientation === "white" ? 7 - n : n));

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
		drag.current?.man?.style.removeProperty("translate");
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
		current.man ??= board.current?.querySelector<SVGElement>(`svg [data-square="${squareOf(current.from)}"]`) ?? undefined;
		const scale = 800 / (board.current?.clientWidth || 800);
		// Not a transform, by which a man may be turned.
		current.man?.style.setProperty("translate", `${x * scale}px ${y * scale}px`);
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
		const man = event.key.length === 1 ? manOf(event.key) : undefined;
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
	const square = (n: number) => (
		<div
			key={n}
			role="gridcell"
			class={`${name}-cell${picked === n ? ` ${name}-picked` : ""}`}
			data-set={n}
			tabIndex={focused === n ? 0 : -1}
			aria-selected={picked === n}
			aria-label={sayOf(squareOf(n), men[n])}
		/>
	);
	return (
		<div class={`${name}-block set-board`} lang={tag}>
			<div ref={board} class={`${name}-board`}>
				{drawing}
				<div
					class={`${name}-grid ${name}-movable`}
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
						<div role="row" key={rank} class={`${name}-rank`}>
							{[...order].reverse().map((file) => square(8 * rank + file))}
						</div>
					))}
				</div>
			</div>
		</div>
	);
}
