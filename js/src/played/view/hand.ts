/** How a reader moves men on a board: by clicks or taps on two squares, by dragging, or by keys. */
import { useEffect, useRef, useState } from "preact/hooks";

/** A move that a hand can make. */
interface HandMove {
	from: string;
	to: string;
}

/** The board under a hand. Squares are their names. */
interface HandBoard {
	/** What the names of classes begin with. */
	prefix: string;
	/** How wide it is in the units of its drawing. */
	width: number;
	/** Another object where the men are others. */
	men: unknown;
	/** The square that keys go from at first. */
	first: string;
	hasMan(square: string): boolean;
	/** Whether a man of those who are to move is there. */
	isOwn(square: string): boolean;
	/** The square that a key leads to, so many to the right and so many up as the board is seen; undefined where it ends. */
	beside(square: string, right: number, up: number): string | undefined;
}

/** What a hand moves, and whom it tells. */
interface HandOptions<M extends HandMove> {
	board: HandBoard;
	fen?: string | undefined;
	legal?: ((fen: string) => Promise<readonly M[]>) | undefined;
	onMove?: ((move: M) => void) | undefined;
	/** What is said of a move that is not legal. */
	illegal: string;
}

export interface Hand<M> {
	/** The square that keys go from. */
	focused: string;
	/** Where the man is who was picked. */
	picked: string | undefined;
	/** The moves from one square to another, where there are several: a reader has to choose. */
	choices: readonly M[] | undefined;
	/** What those who listen are told. */
	said: string;
	nameOf(square: string): string;
	make(move: M): void;
	onPointerDown(event: PointerEvent): void;
	onPointerMove(event: PointerEvent): void;
	onPointerUp(event: PointerEvent): void;
	onPointerCancel(): void;
	onKeyDown(event: KeyboardEvent): void;
}

/** How far a man has to go before he is dragged, in CSS pixels. */
const dragged = 6;

const steps: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

interface Drag {
	from: string;
	x: number;
	y: number;
	wasPicked: boolean;
	man: SVGElement | undefined;
}

export function useHand<M extends HandMove>({ board, fen, legal, onMove, illegal }: HandOptions<M>): Hand<M> {
	const { prefix, men, isOwn } = board;
	const [focused, setFocused] = useState(board.first);
	const [picked, setPicked] = useState<string | undefined>();
	const [moves, setMoves] = useState<readonly M[]>([]);
	const [choices, setChoices] = useState<readonly M[] | undefined>();
	const [said, setSaid] = useState("");
	const drag = useRef<Drag | undefined>(undefined);
	const now = useRef(fen);
	now.current = fen;

	const putDown = () => {
		setPicked(undefined);
		setChoices(undefined);
		setMoves([]);
	};
	// Another position: what was picked in the one before is of no use.
	useEffect(() => {
		putDown();
		setSaid("");
	}, [fen, men]);

	/** The legal moves of this position; none where it is another by the time that they are known. */
	const ask = async () => {
		if (!legal || fen === undefined) return [];
		const all = await legal(fen).catch(() => []);
		return now.current === fen ? all : [];
	};

	const pick = async (square: string) => {
		setPicked(square);
		setChoices(undefined);
		setMoves(await ask());
	};
	const make = (move: M) => {
		putDown();
		onMove?.(move);
	};
	const putOn = async (from: string, to: string) => {
		const fitting = (await ask()).filter((move) => move.from === from && move.to === to);
		const [move] = fitting;
		if (fitting.length > 1) setChoices(fitting);
		else if (move) make(move);
		else {
			putDown();
			if (from !== to) setSaid(illegal);
		}
	};
	/** A square is chosen: a man of those who are to move is picked, and one that is picked is put on another square. */
	const choose = (square: string) => {
		if (!legal) return;
		setSaid("");
		if (picked !== undefined && picked !== square && !isOwn(square)) void putOn(picked, square);
		else if (picked === square) putDown();
		else if (isOwn(square)) void pick(square);
		else putDown();
	};

	const letGo = () => {
		drag.current?.man?.style.removeProperty("transform");
		drag.current = undefined;
	};
	return {
		focused,
		picked,
		choices,
		said,
		make,
		nameOf: (square) => {
			const isTarget = picked !== undefined && moves.some(({ from, to }) => from === picked && to === square);
			return ["cell", square === picked && "picked", isTarget && "target", isTarget && board.hasMan(square) && "taken"].flatMap((name) => (name ? [`${prefix}-${name}`] : [])).join(" ");
		},
		onPointerDown(event) {
			const from = squareAt(event.target);
			if (!legal || !from || !event.isPrimary || event.button !== 0) return;
			drag.current = { from, x: event.clientX, y: event.clientY, wasPicked: picked === from, man: undefined };
			if (event.pointerType !== "mouse" || !isOwn(from)) return;
			(event.currentTarget as Element).setPointerCapture(event.pointerId);
			if (picked !== from) void pick(from);
		},
		onPointerMove(event) {
			const { current } = drag;
			if (!current || event.pointerType !== "mouse" || !isOwn(current.from)) return;
			const [x, y] = [event.clientX - current.x, event.clientY - current.y];
			if (!current.man && Math.hypot(x, y) < dragged) return;
			const element = (event.currentTarget as Element).parentElement;
			current.man ??= element?.querySelector<SVGElement>(`use[data-square="${current.from}"]`) ?? undefined;
			const scale = board.width / (element?.clientWidth || board.width);
			current.man?.style.setProperty("transform", `translate(${x * scale}px, ${y * scale}px)`);
		},
		onPointerUp(event) {
			const { current } = drag;
			if (!current) return;
			letGo();
			const to = squareAt(document.elementFromPoint(event.clientX, event.clientY));
			if (to) setFocused(to);
			if (current.man) {
				if (to) void putOn(current.from, to);
				else putDown();
			} else if (to === current.from && (event.pointerType !== "mouse" || current.wasPicked || !isOwn(to))) choose(to);
		},
		onPointerCancel: letGo,
		onKeyDown(event) {
			const step = steps[event.key];
			if (step && !event.ctrlKey && !event.altKey && !event.metaKey) {
				event.preventDefault();
				const square = board.beside(focused, ...step);
				if (square === undefined) return;
				setFocused(square);
				(event.currentTarget as Element).querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
			} else if (event.key === "Enter" || event.key === " ") {
				event.preventDefault();
				choose(focused);
			} else if (event.key === "Escape" && (picked !== undefined || choices)) {
				event.preventDefault();
				putDown();
			}
		},
	};
}

const squareAt = (target: EventTarget | null) => (target as Element | null)?.closest<HTMLElement>("[data-square]")?.dataset["square"];
