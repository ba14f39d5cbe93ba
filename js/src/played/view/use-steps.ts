/** Where a reader is in a game, and how he goes on. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { after, before, beside, isSame, moveAt, type Path, pathOf, type Place, Tree } from "../tree.js";
import type { View } from "../own.js";
import type { Color, PlayedGame, PlayedMove, PlayedSettings } from "../types.js";
import type { Act } from "./acts.js";

/** Leads a reader through a game. */
export interface Control {
	next(): void;
	prev(): void;
	/** Goes to a move by its path, as `pathTo` gives it. */
	goTo(path: Path | "start" | "end"): void;
	flip(): void;
}

/** Is told what a reader does with a game. */
export interface Listener {
	/** He has gone to a move; before the first one there is no path and no move. */
	step?(place: { path: number[] | undefined; move?: PlayedMove; fen: string | undefined }): void;
	/** Once the game can be led through, and without an argument when it no longer can. */
	control?(control?: Control): void;
	/** He has tried moves on the board: a variation, and the path of the move that it replaces; at the end of a line that is the one after the last. */
	tried?(variation: { path: number[]; moves: readonly PlayedMove[] }): void;
}

/** The moves of the main line that are shown: the first, and the one after the last. */
export function rangeOf(moves: readonly PlayedMove[], { from, to }: Pick<PlayedSettings, "from" | "to">, beginner: Color): readonly [number, number] {
	const second = beginner === "white" ? "black" : "white";
	const halfOf = ({ number, color }: Pick<PlayedMove, "number" | "color">) => 2 * number + (color === beginner ? 0 : 1);
	const halfMove = (text: string | undefined, color: Color) => {
		const written = writtenMove(text);
		return written && halfOf({ color, ...written });
	};
	const [first, last] = [halfMove(from, beginner), halfMove(to, second)];
	const begin = first === undefined ? 0 : moves.findIndex((move) => halfOf(move) >= first);
	const end = last === undefined ? -1 : moves.findIndex((move) => halfOf(move) > last);
	const [begins, ends] = [begin < 0 ? moves.length : begin, end < 0 ? moves.length : end];
	return [begins, Math.max(begins, ends)];
}

/** "12", "12w", "12b", "12...": where a number alone is of both, no color says which. */
function writtenMove(text: string | undefined): { number: number; color?: Color } | undefined {
	const [, number, own] = /^\s*(\d{1,6})\.*([wb]?)\s*$/i.exec(text ?? "") ?? [];
	if (number === undefined) return undefined;
	return { number: Number(number), ...(own && { color: own.toLowerCase() === "b" ? "black" : "white" }) };
}

export interface Steps {
	tree: Tree;
	range: readonly [number, number];
	place: Place;
	/** How many steps of the move are seen; undefined where it is seen whole. */
	step: number | undefined;
	/** Whether the reader has gone anywhere by now. */
	isStepped: boolean;
	orientation: Color;
	isPlaying: boolean;
	isAtStart: boolean;
	isAtEnd: boolean;
	act(act: Act): void;
	goTo(place: Place): void;
	/** Goes to what a reader tries. */
	try(move: PlayedMove): void;
	/** Changes where something was tried. */
	version: number;
}

/** How long a move is seen where the game plays by itself, in milliseconds. */
const pace = 1400;

/** And a step of a move. */
const paceOfStep = 450;

interface Stepped {
	place: Place;
	step?: number | undefined;
	isStepped: boolean;
}

export function useSteps(game: PlayedGame, { own, settings }: View, fenOf: (place: Place) => string | undefined, listener?: Listener): Steps {
	const tree = useMemo(() => new Tree(game), [game]);
	const { from, to } = settings;
	const range = useMemo(() => rangeOf(game.moves, { from, to }, own.first), [game, from, to, own]);
	const start = useMemo(() => ({ line: tree.main, at: range[0] - 1 }), [tree, range]);
	const [{ place, step, isStepped }, setStep] = useState<Stepped>({ place: start, isStepped: false });
	const [isFlipped, setFlipped] = useState(false);
	const [isPlaying, setPlaying] = useState(false);
	const [version, setVersion] = useState(0);
	const owner = useRef({ tree, start });
	// Another game, or another part of it, begins anew in the same drawing. In a game that is read again, as after a sketch, a reader stays where he is.
	if (owner.current.start !== start) {
		const kept = owner.current.tree === tree ? undefined : tree.sameAs(place, owner.current.tree);
		owner.current = { tree, start };
		setStep(kept ? { place: within(kept, tree, range), isStepped } : { place: start, isStepped: false });
		if (!kept) setPlaying(false);
	}
	const here = place.line === tree.main || isOf(tree, place) ? place : start;

	const move = useCallback(
		(to: (place: Place) => Place) =>
			setStep((now) => {
				const next = within(to(now.place), tree, range);
				return isSame(next, now.place) && now.step === undefined ? now : { place: next, isStepped: true };
			}),
		[tree, range],
	);
	/** A move of several steps is seen step by step. */
	const forward = useCallback(
		() =>
			setStep((now) => {
				const next = now.step === undefined ? within(after(now.place), tree, range) : now.place;
				if (now.step === undefined && isSame(next, now.place)) return now;
				const step = (now.step ?? 0) + 1;
				const made = moveAt(next);
				const isWhole = !made || step >= (own.stepsOf?.(made) ?? 1);
				return { place: next, step: isWhole ? undefined : step, isStepped: true };
			}),
		[tree, range, own],
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
			else if (act === "forward") forward();
			else move((place) => beside(tree, place, act === "down" ? 1 : -1));
		};
		const control: Control = {
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
	}, [move, forward, tree, start]);

	const stepHere = here === place ? step : undefined;
	const isAtEnd = stepHere === undefined && isSame(within(after(here), tree, range), here);
	useEffect(() => {
		if (!isPlaying) return;
		if (isAtEnd) return setPlaying(false);
		const timer = setTimeout(forward, stepHere === undefined ? pace : paceOfStep);
		return () => clearTimeout(timer);
	}, [isPlaying, here, stepHere, isAtEnd]);
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
		step: stepHere,
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
