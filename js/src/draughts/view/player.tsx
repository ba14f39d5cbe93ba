import { shows } from "../../played/view/context.js";
import type { Color } from "../board/variants.js";
import { element } from "../../played/view/element.js";
import { drawClock, drawTaken } from "../player.js";
import { type Position, tagValue, takenBy, variantOfGame } from "../position.js";
import type { DraughtsGame } from "../types.js";
import { useDraughts } from "./context.js";

/** The row of a player at the board: name, rating, how many pieces he has taken, clock. */
export function Player({ game, color, position }: { game: DraughtsGame; color: Color; position: Position }) {
	const view = useDraughts();
	const { words } = view;
	const variant = variantOfGame(game);
	const tag = color === "white" ? "White" : "Black";
	const [name, rating] = [tagValue(game, tag), tagValue(game, `${tag}Rating`) ?? tagValue(game, `${tag}Elo`)];
	const clock = shows(view, "clocks") ? position.moves.findLast((move) => move.color === color && move.clock !== undefined)?.clock : undefined;
	const stone = color === "black" && variant.name === "english" ? "red" : color;
	return (
		<p class={position.color === color ? "pdn-player pdn-to-move" : "pdn-player"}>
			<span class={`pdn-stone pdn-stone-${stone}`} aria-hidden="true" />
			<span class="pdn-name">{shows(view, "players") && name ? name : words.colors[color]}</span>
			{shows(view, "players") && rating && <span class="pdn-elo">{rating}</span>}
			{shows(view, "captured") && drawTaken(takenBy(color, position), color, words, element)}
			{drawClock(clock, color, words, element)}
		</p>
	);
}
