import { clockOf } from "../../pgn/game/says.js";
import { tagValue } from "../../pgn/game/tags.js";
import type { PgnGame, PgnMove } from "../../pgn/types.js";
import { drawCaptured, drawClock } from "../player.js";
import type { Captured } from "../position.js";
import { shows, useChess } from "./context.js";
import { element } from "../../played/view/element.js";

interface PlayerProps {
	game: PgnGame;
	color: "white" | "black";
	captured: Captured | undefined;
	moves: readonly PgnMove[];
	isToMove: boolean;
}

/** The row of a player at the board: name, rating, the men that he has more of, clock. */
export function Player({ game, color, captured, moves, isToMove }: PlayerProps) {
	const view = useChess();
	const { words } = view;
	const tag = color === "white" ? "White" : "Black";
	const [name, elo] = [tagValue(game, tag), tagValue(game, `${tag}Elo`)];
	const clock = shows(view, "clocks") ? clockOf(moves.findLast((move) => move.color === color && move.clock !== undefined) ?? {}) : undefined;
	return (
		<p class={isToMove ? "pgn-player pgn-to-move" : "pgn-player"}>
			<span class={`pgn-stone pgn-stone-${color}`} aria-hidden="true" />
			<span class="pgn-name">{shows(view, "players") && name ? name : words.colors[color]}</span>
			{shows(view, "players") && elo && <span class="pgn-elo">{elo}</span>}
			{captured && shows(view, "captured") && drawCaptured(captured, color, words, element)}
			{drawClock(clock, color, words, element)}
		</p>
	);
}
