/** How a reader moves men on a board: by clicks or taps on two squares, by dragging, or by keys. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { LegalMove, Square } from "../../pgn/types.js";
import { type Men, numberOf, squareOf } from "../board/drawing.js";
import type { ChessWords } from "../language/words.js";

/** What a hand moves, and whom it tells. */
interface HandOptions {
	men: Men;
	orientation?: "white" | "black";
	fen?: string;
	legal?: ((fen: string) => Promise<readonly LegalMove[]>) | undefined;
	onMove?: ((move: LegalMove) => void) | undefined;
	words: ChessWords;
}

export interface Hand {
	/** The square that keys go from. */
	focused: Square;
	/** Where the man is who was picked. */
	picked: Square | undefined;
	/** The moves among which a reader has to choose what a pawn becomes. */
	promotions: readonly LegalMove[] | undefined;
	/** What those who listen are told. */
	said: string;
	nameOf(square: Square): string;
	promote(move: LegalMove): void;
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
	from: Square;
	x: number;
	y: number;
	wasPicked: boolean;
	man: SVGElement | undefined;
}

export function useHand({ men, orientation = "white", fen, legal, onMove, words }: HandOptions): Hand {
	const [focused, setFocused] = useState<Square>(orientation === "white" ? "a1" : "h8");
	const [picked, setPicked] = useState<Square | undefined>();
	const [moves, setMoves] = useState<readonly LegalMove[]>([]);
	const [promotions, setPromotions] = useState<readonly LegalMove[] | undefined>();
	const [said, setSaid] = useState("");
	const drag = useRef<Drag | undefined>(undefined);
	const now = useRef(fen);
	now.current = fen;

	const putDown = () => {
		setPicked(undefined);
		setPromotions(undefined);
		setMoves([]);
	};
	// Another position: what was picked in the one before is of no use.
	useEffect(() => {
		putDown();
		setSaid("");
	}, [fen, men]);

	const color = fen?.split(" ")[1] === "b" ? "black" : "white";
	const isOwn = (square: Square) => {
		const man = men[numberOf(square)];
		return man !== undefined && (man === man.toUpperCase()) === (color === "white");
	};

	/** The legal moves of this position; none where it is another by the time that they are known. */
	const ask = async () => {
		if (!legal || fen === undefined) return [];
		const all = await legal(fen).catch(() => []);
		return now.current === fen ? all : [];
	};

	const pick = async (square: Square) => {
		setPicked(square);
		setPromotions(undefined);
		setMoves(await ask());
	};
	const promote = (move: LegalMove) => {
		putDown();
		onMove?.(move);
	};
	const putOn = async (from: Square, to: Square) => {
		const fitting = (await ask()).filter((move) => move.from === from && move.to === to);
		const [move] = fitting;
		if (fitting.length > 1) setPromotions(fitting);
		else if (move) promote(move);
		else {
			putDown();
			if (from !== to) setSaid(words.board.illegal);
		}
	};
	/** A square is chosen: a man of those who are to move is picked, and one that is picked is put on another square. */
	const choose = (square: Square) => {
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
		promotions,
		said,
		promote,
		nameOf: (square) => {
			const isTarget = picked !== undefined && moves.some(({ from, to }) => from === picked && to === square);
			return ["pgn-cell", square === picked && "pgn-picked", isTarget && "pgn-target", isTarget && men[numberOf(square)] && "pgn-taken"].filter(Boolean).join(" ");
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
			const board = (event.currentTarget as Element).parentElement;
			current.man ??= board?.querySelector<SVGElement>(`use[data-square="${current.from}"]`) ?? undefined;
			const scale = 800 / (board?.clientWidth || 800);
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
			const at = numberOf(focused);
			if (step && !event.ctrlKey && !event.altKey && !event.metaKey) {
				const turn = orientation === "white" ? 1 : -1;
				const [file, rank] = [(at & 7) + turn * step[0], (at >> 3) + turn * step[1]];
				event.preventDefault();
				if (file < 0 || file > 7 || rank < 0 || rank > 7) return;
				const square = squareOf(8 * rank + file);
				setFocused(square);
				(event.currentTarget as Element).querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
			} else if (event.key === "Enter" || event.key === " ") {
				event.preventDefault();
				choose(focused);
			} else if (event.key === "Escape" && (picked !== undefined || promotions)) {
				event.preventDefault();
				putDown();
			}
		},
	};
}

const squareAt = (target: EventTarget | null) => (target as Element | null)?.closest<HTMLElement>("[data-square]")?.dataset["square"] as Square | undefined;
