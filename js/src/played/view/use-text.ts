/** Which moves a reader sees as text: what is folded, and how much is drawn. */
import { useCallback, useMemo, useState } from "preact/hooks";
import { type Block, layout, openDepth } from "../layout.js";
import type { Line, Place, Tree } from "../tree.js";
import type { View } from "../own.js";
import type { Fault, PlayedGame } from "../types.js";

/** How many moves are drawn at first, and how many more each time that a reader asks. */
export const most = 1500;

type Folds = ReadonlyMap<Line, ReadonlyMap<number, boolean>>;

export interface Text {
	blocks: readonly Block[];
	faultsAt(place: Place): readonly Fault[];
	fold(place: Place, isOpen: boolean): void;
	more(): void;
}

interface TextOf {
	game: PlayedGame;
	tree: Tree;
	range: readonly [number, number];
	/** Changes where a reader has tried something. */
	version: number;
	/** Where the reader is: the lines that lead there are open. */
	place: Place;
	view: View;
	faults: readonly Fault[] | undefined;
}

export function useText({ game, tree, range, version, place, view: { own, settings }, faults }: TextOf): Text {
	const [state, setState] = useState<{ tree: Tree; folds: Folds; limit: number }>({ tree, folds: new Map(), limit: most });
	const { folds, limit } = state.tree === tree ? state : { folds: none, limit: most };
	const { show, diagrams, view } = settings;
	const isWhole = view === "print";
	const depth = useMemo(() => (isWhole ? Infinity : openDepth(game, most)), [game, isWhole]);
	const faultsAt = useMemo(() => faultsByPlace(tree, faults), [tree, faults]);
	const open = opened(folds, place, depth);
	if (open !== folds) setState({ tree, folds: open, limit });
	const blocks = useMemo(
		() =>
			layout(tree, {
				settings: { show, diagrams },
				range,
				depth,
				folds: open,
				limit: isWhole ? Infinity : limit,
				isFaulty: (place) => faultsAt(place).length > 0,
				isJudged: own.isJudged(game),
				isSetUp: own.isSetUp,
				first: own.first,
				comments: game.comments,
				glyphs: game.nags,
			}),
		[tree, show, diagrams, range, depth, isWhole, open, limit, faultsAt, own, version],
	);
	const fold = useCallback((place: Place, isOpen: boolean) => setState({ tree, limit, folds: withFold(open, place, isOpen) }), [tree, limit, open]);
	const more = useCallback(() => setState({ tree, folds: open, limit: limit + most }), [tree, open, limit]);
	return { blocks, faultsAt, fold, more };
}

const none: Folds = new Map();

function withFold(folds: Folds, { line, at }: Place, isOpen: boolean): Folds {
	return new Map(folds).set(line, new Map(folds.get(line)).set(at, isOpen));
}

/** The folds, with those open that a place is in; the same object where they are. */
function opened(folds: Folds, { line }: Place, depth: number): Folds {
	const open = new Map(folds);
	let isSame = true;
	for (let { from } = line; from; { from } = from.line) {
		const ofLine = open.get(from.line);
		if (ofLine?.get(from.at) ?? from.line.depth < depth) continue;
		open.set(from.line, new Map(ofLine).set(from.at, true));
		isSame = false;
	}
	return isSame ? folds : open;
}

export function faultsByPlace(tree: Tree, faults: readonly Fault[] | undefined): (place: Place) => readonly Fault[] {
	const all = new Map<Line, Map<number, Fault[]>>();
	for (const fault of faults ?? []) {
		const place = tree.placeOf(fault.path);
		if (!place || place.at < 0) continue;
		const ofLine = all.get(place.line) ?? new Map<number, Fault[]>();
		ofLine.set(place.at, [...(ofLine.get(place.at) ?? []), fault]);
		all.set(place.line, ofLine);
	}
	return ({ line, at }) => all.get(line)?.get(at) ?? [];
}
