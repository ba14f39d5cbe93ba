import { layout, openDepth } from "../../played/layout.js";
import { type Place, Tree } from "../../played/tree.js";
import { rangeOf } from "../../played/view/use-steps.js";
import { faultsByPlace, most } from "../../played/view/use-text.js";
import type { PgnGame } from "../../pgn/types.js";
import { isJudged } from "../position.js";
import { type ChessSettings, defaults } from "../settings.js";
import type { MoveFault } from "../view/listener.js";

/** The moves of a game in the order of the text that a view of it has at first, and the place before the first of them. */
export function placesOf(game: PgnGame, some: Partial<ChessSettings>, faults: readonly MoveFault[]): { places: Place[]; start: Place } {
	const settings = { ...defaults, ...some };
	const tree = new Tree(game);
	const range = rangeOf(game.moves, settings, "white");
	const faultsAt = faultsByPlace(tree, faults);
	const blocks = layout(tree, {
		settings,
		range,
		depth: openDepth(game, most),
		folds: new Map(),
		limit: most,
		isFaulty: (place) => faultsAt(place).length > 0,
		isJudged: isJudged(game),
		first: "white",
		comments: game.comments,
		glyphs: game.nags,
	});
	const places = blocks.flatMap((block) => (block.kind === "line" ? block.items.flatMap((item) => (item.kind === "move" ? [item.place] : [])) : []));
	return { places, start: { line: tree.main, at: range[0] - 1 } };
}
