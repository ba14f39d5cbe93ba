/** Where a reader is in a game, and how he goes on. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { PgnGame, PgnMove } from "../../pgn/types.js";
import type { ChessSettings } from "../settings.js";
import { after, before, beside, isSame, moveAt, type Path, pathOf, type Place, Tree } from "../tree.js";
import type { Act } from "./acts.js";

/**
 * Leads a reader through a game.
 *
 * @example
 * ```tsx
 * import { type ChessControl, GameView } from "pbnkit/pgn/viewer";
 *
 * const walk = (control: ChessControl) => {
 * 	control.goTo("end");
 * 	control.prev();
 * 	control.goTo([0]);
 * 	control.next();
 * 	control.flip();
 * };
 * export const Walked = () => <GameView game={game} listener={{ control: (control) => control && walk(control) }} />;
 * ```
 */
export interface ChessControl {
	next(): void;
	prev(): void;
	/** Goes to a move by its path, as `pathTo` gives it. */
	goTo(path: Path | "start" | "end"): void;
	flip(): void;
}

/**
 * Is told what a reader does with a game.
 *
 * @example
 * ```tsx
 * import { type GameListener, GameView } from "pbnkit/pgn/viewer";
 *
 * const listener: GameListener = {
 * 	step: ({ path, move, fen }) => console.log(path?.join("."), move?.san, fen),
 * 	tried: ({ path, moves }) => console.log(path.join("."), moves.map(({ san }) => san).join(" ")),
 * 	control: (control) => control?.goTo("end"),
 * };
 * export const Heard = () => <GameView game={game} listener={listener} />;
 * ```
 */
export interface GameListener {
	/** He has gone to a move; before the first one there is no path and no move. */
	step?(place: { path: number[] | undefined; move?: PgnMove; fen: string | undefined }): void;
	/** Once the game can be led through, and without an argument when it no longer can. */
	control?(control?: ChessControl): void;
	/** He has tried moves on the board: a variation, and the path of the move that it replaces; at the end of a line that is the one after the last. */
	tried?(variation: { path: number[]; moves: readonly PgnMove[] }): void;
}

/** The moves of the main line that are shown: the first, and the one after the last. */
export function rangeOf(moves: readonly PgnMove[], { from, to }: Pick<ChessSettings, "from" | "to">): readonly [number, number] {
	const [first, last] = [halfMove(from, "white"), halfMove(to, "black")];
	const begin = first === undefined ? 0 : moves.findIndex((move) => halfOf(move) >= first);
	const end = last === undefined ? -1 : moves.findIndex((move) => halfOf(move) > last);
	const [begins, ends] = [begin < 0 ? moves.length : begin, end < 0 ? moves.length : end];
	return [begins, Math.max(begins, ends)];
}

const halfOf = ({ number, color }: PgnMove) => 2 * number + (color === "white" ? 0 : 1);

/** "12", "12w", "12b", "12...": where a number alone is of both, the color says which. */
function halfMove(text: string | undefined, color: "white" | "black"): number | undefined {
	const [, number, own] = /^\s*(\d{1,6})\.*([wb]?)\s*$/i.exec(text ?? "") ?? [];
	if (number === undefined) return undefined;
	return halfOf({ number: Number(number), color: own ? (own.toLowerCase() === "b" ? "black" : "white") : color } as PgnMove);
}

export interface Steps {
	tree: Tree;
	range: readonly [number, number];
	place: Place;
	/** Whether the reader has gone anywhere by now. */
	isStepped: boolean;
	orientation: "white" | "black";
	isPlaying: boolean;
	isAtStart: boolean;
	isAtEnd: boolean;
	act(act: Act): void;
	goTo(place: Place): void;
	/** Goes to what a reader tries. */
	try(move: PgnMove): void;
	/** Changes where something was tried. */
	version: number;
}

/** How long a move is seen where the game plays by itself, in milliseconds. */
const pace = 1400;

export function useSteps(game: PgnGame, settings: ChessSettings, fenOf: (place: Place) => string | undefined, listener?: GameListener): Steps {
	const tree = useMemo(() => new Tree(game), [game]);
	const { from, to } = settings;
	const range = useMemo(() => rangeOf(game.moves, { from, to }), [game, from, to]);
	const start = useMemo(() => ({ line: tree.main, at: range[0] - 1 }), [tree, range]);
	const [{ place, isStepped }, setStep] = useState({ place: start, isStepped: false });
	const [isFlipped, setFlipped] = useState(false);
	const [isPlaying, setPlaying] = useState(false);
	const [version, setVersion] = useState(0);
	const owner = useRef(start);
	// Another game, or another part of it, begins anew in the same drawing.
	if (owner.current !== start) {
		owner.current = start;
		setStep({ place: start, isStepped: false });
		setPlaying(false);
	}
	const here = owner.current === start && (place.line === tree.main || isOf(tree, place)) ? place : start;

	const move = useCallback(
		(to: (place: Place) => Place) =>
			setStep((now) => {
				const next = within(to(now.place), tree, range);
				return isSame(next, now.place) ? now : { place: next, isStepped: true };
			}),
		[tree, range],
	);
	const acts = useMemo(() => {
		const goTo = (place: Place) => move(() => place);
		const act = (act: Act) => {
			if (act === "play") return setPlaying((now) => !now);
			if (act === "flip") return setFlipped((now) => !now);
			setPlaying(false);
			if (act === "start") goTo(start);
			else if (act === "end") move(({ line }) => ({ line, at: line.moves.length - 1 }));
			else if (act === "back") move(before);
			else if (act === "forward") move(after);
			else move((place) => beside(tree, place, act === "down" ? 1 : -1));
		};
		const control: ChessControl = {
			next: () => act("forward"),
			prev: () => act("back"),
			flip: () => act("flip"),
			goTo: (path) => {
				if (path === "start") goTo(start);
				else if (path === "end") goTo({ line: tree.main, at: tree.main.moves.length - 1 });
				else move((now) => tree.placeOf(path) ?? now);
			},
		};
		return { act, goTo, control };
	}, [move, tree, start]);

	const isAtEnd = isSame(within(after(here), tree, range), here);
	useEffect(() => {
		if (!isPlaying) return;
		if (isAtEnd) return setPlaying(false);
		const timer = setTimeout(() => move(after), pace);
		return () => clearTimeout(timer);
	}, [isPlaying, here, isAtEnd]);
	useEffect(() => {
		if (!isStepped) return;
		const made = moveAt(here);
		listener?.step?.({ path: pathOf(here), ...(made && { move: made }), fen: fenOf(here) });
	}, [here, isStepped]);
	useEffect(() => {
		listener?.control?.(acts.control);
		return () => listener?.control?.();
	}, [acts, listener]);

	return {
		tree,
		range,
		place: here,
		isStepped,
		orientation: (settings.orientation === "white") === isFlipped ? "black" : "white",
		isPlaying,
		isAtStart: isSame(here, start),
		isAtEnd,
		act: acts.act,
		goTo: acts.goTo,
		version,
		try: (made) => {
			setPlaying(false);
			const next = tree.try(here, made);
			setVersion((version) => version + 1);
			setStep({ place: next, isStepped: true });
			const path = tree.isTried(next.line) && next.line.from && pathOf(next.line.from);
			if (path) listener?.tried?.({ path, moves: next.line.moves });
		},
	};
}

/** Whether a place is on a line of a tree. */
function isOf(tree: Tree, { line }: Place): boolean {
	let root = line;
	while (root.from) root = root.from.line;
	return root === tree.main || tree.loose.includes(root);
}

/** A place of the main line within what is shown of it. */
function within({ line, at }: Place, tree: Tree, [first, end]: readonly [number, number]): Place {
	return line === tree.main ? { line, at: Math.min(Math.max(at, first - 1), end - 1) } : { line, at };
}
