/** What a view of games needs of draughts: of each variant its own. */
import type { Own } from "../../played/own.js";
import { legal, moveAt } from "../../played/tree.js";
import { shows } from "../../played/view/context.js";
import { positionOf } from "../board/position.js";
import type { Variant } from "../board/variants.js";
import { type DraughtsWords, fill } from "../language/words.js";
import { marksOf, outcomeOf, saidMove, shownMove } from "../moves.js";
import { positionAt, stepsOf, tagValue } from "../position.js";
import type { DraughtsGame, DraughtsMove } from "../types.js";
import { wordsFor } from "../words-for.js";
import { Squares } from "./board-view.js";
import { type DraughtsView, standard as plain } from "./context.js";

const views = new Map<Variant, DraughtsView>();

/** The view of a game of a variant where nothing is said. */
export function standardOf(variant: Variant): DraughtsView {
	const view = views.get(variant) ?? { ...plain, words: wordsFor(variant, plain.words), own: ownOf(variant) };
	views.set(variant, view);
	return view;
}

const ownOf = (variant: Variant): Own => ({
	prefix: "pdn",
	first: variant.first,
	isJudged: ({ start }) => start !== undefined,
	tag: (game: DraughtsGame, name) => tagValue(game, name),
	about: ({ start }, words: DraughtsWords) => (start === undefined ? undefined : words.variants[variant.name as keyof DraughtsWords["variants"]]),
	endings: ({ result }, words: DraughtsWords) => {
		const outcome = outcomeOf(result, variant);
		return [outcome === "white" || outcome === "black" ? fill(words.game.won, { color: words.colors[outcome] }) : outcome && words.game[outcome]];
	},
	shown: (move: DraughtsMove, { settings }: DraughtsView) => shownMove(move, variant, settings.squares),
	said: saidMove,
	stepsOf,
	isSetUp: (move: DraughtsMove | undefined) => move?.setup !== undefined,
	positionAt,
	diagram({ game, place, isSetUp, label, id, view }) {
		const { setup = "" } = (isSetUp && (moveAt(place) as DraughtsMove | undefined)) || {};
		const position = isSetUp ? positionOf(setup, variant) : positionAt(game as DraughtsGame, place);
		if (!position) return undefined;
		const made = isSetUp || place.at < 0 ? undefined : (moveAt(legal(place)) as DraughtsMove | undefined);
		// On the screen its squares are too small for numbers.
		const isPrinted = view.settings.view === "print";
		return <Squares pieces={position.pieces} variant={variant} orientation={view.settings.orientation} marks={made && shows(view, "marks") ? marksOf(made) : []} coordinates={isPrinted} label={label} id={id} paper={isPrinted} />;
	},
});
