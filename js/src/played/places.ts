import { layout, openDepth } from "./layout.js";
import type { Own } from "./own.js";
import { type Place, Tree } from "./tree.js";
import type { Fault, PlayedGame, PlayedSettings } from "./types.js";
import { rangeOf } from "./view/use-steps.js";
import { faultsByPlace, most } from "./view/use-text.js";

/** The moves of a game in the order of the text that a view of it has at first, and the place before the first of them. */
export function placesOf(game: PlayedGame, settings: PlayedSettings, faults: readonly Fault[], { first, isJudged }: Pick<Own, "first" | "isJudged">): { places: Place[]; start: Place } {
	const tree = new Tree(game);
	const range = rangeOf(game.moves, settings, first);
	const faultsAt = faultsByPlace(tree, faults);
	const blocks = layout(tree, {
		settings,
		range,
		depth: openDepth(game, most),
		folds: new Map(),
		limit: most,
		isFaulty: (place) => faultsAt(place).length > 0,
		isJudged: isJudged(game),
		first,
		comments: game.comments,
		glyphs: game.nags,
	});
	const places = blocks.flatMap((block) => (block.kind === "line" ? block.items.flatMap((item) => (item.kind === "move" ? [item.place] : [])) : []));
	return { places, start: { line: tree.main, at: range[0] - 1 } };
}
