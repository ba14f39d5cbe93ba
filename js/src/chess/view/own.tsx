/** What a view of games needs of chess. */
import { legal, moveAt } from "../../played/tree.js";
import type { DiagramProps, Own } from "../../played/own.js";
import { marksOf } from "../../pgn/game/says.js";
import { tagValue } from "../../pgn/game/tags.js";
import type { PgnGame, PgnMove } from "../../pgn/types.js";
import type { ChessWords } from "../language/words.js";
import { saidMove, shownMove } from "../moves/letters.js";
import { isJudged, positionAt } from "../position.js";
import { Squares } from "./board-view.js";
import { type ChessView, shows, standard as plain } from "./context.js";

const own: Own = {
	prefix: "pgn",
	first: "white",
	isJudged,
	tag: (game: PgnGame, name) => tagValue(game, name),
	endings: ({ result, end }: PgnGame, { game }: ChessWords) => [game.result[result], end && game.end[end]],
	shown: (move: PgnMove, { words, settings }: ChessView) => shownMove(move, words, settings.letters, settings.view),
	said: saidMove,
	positionAt,
	diagram({ game, place, label, id, view }: DiagramProps) {
		const position = positionAt(game as PgnGame, place);
		if (!position) return undefined;
		const made = place.at < 0 ? undefined : (moveAt(legal(place)) as PgnMove | undefined);
		// On the screen its squares are too small for letters.
		const isPrinted = view.settings.view === "print";
		return <Squares men={position.men} orientation={view.settings.orientation} marks={made && shows(view, "marks") ? marksOf(made) : []} coordinates={isPrinted} label={label} id={id} paper={isPrinted} />;
	},
};

/** The view where nothing is said. */
export const standard: ChessView = { ...plain, own };
