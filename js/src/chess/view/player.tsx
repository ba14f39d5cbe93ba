import { clockOf } from "../../pgn/game/says.js";
import { tagValue } from "../../pgn/game/tags.js";
import type { PgnGame, PgnMove } from "../../pgn/types.js";
import { fill } from "../language/words.js";
import { type Captured } from "../position.js";
import { nameOfMan } from "./board-view.js";
import { shows, useChess } from "./context.js";

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
			{captured && shows(view, "captured") && <CapturedMen captured={captured} color={color} />}
			{clock && (
				<span class="pgn-clock" role="img" aria-label={fill(words.game.clock, { color: words.colors[color], time: clock })}>
					{clock}
				</span>
			)}
		</p>
	);
}

const figures: Record<string, string> = { q: "♛", r: "♜", b: "♝", n: "♞", p: "♟\uFE0E" };

/** What one has taken more of than the other, and how many pawns that is worth. */
function CapturedMen({ captured, color }: { captured: Captured; color: "white" | "black" }) {
	const { words } = useChess();
	const men = captured.men[color];
	const ahead = color === "white" ? captured.ahead : -captured.ahead;
	if (men.length === 0) return null;
	const list = men.map((man) => nameOfMan(color === "white" ? man.toUpperCase() : man, words)).join(", ");
	return (
		<span class="pgn-captured" role="img" aria-label={fill(words.game.captured, { color: words.colors[color], list })}>
			{men.map((man) => figures[man]).join("")}
			{ahead > 0 && <span class="pgn-ahead">+{ahead}</span>}
		</span>
	);
}
