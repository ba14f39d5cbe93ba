import { shows } from "../../played/view/context.js";
import type { Color } from "../board/variants.js";
import { fill } from "../language/words.js";
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
	const clock = shows(view, "clocks") ? clockOf(position.moves.findLast((move) => move.color === color && move.clock !== undefined)?.clock) : undefined;
	const taken = shows(view, "captured") ? takenBy(color, position) : 0;
	const stone = color === "black" && variant.name === "english" ? "red" : color;
	return (
		<p class={position.color === color ? "pdn-player pdn-to-move" : "pdn-player"}>
			<span class={`pdn-stone pdn-stone-${stone}`} aria-hidden="true" />
			<span class="pdn-name">{shows(view, "players") && name ? name : words.colors[color]}</span>
			{shows(view, "players") && rating && <span class="pdn-elo">{rating}</span>}
			{taken > 0 && (
				<span class="pdn-captured" role="img" aria-label={fill(words.game.taken, { color: words.colors[color], n: taken })}>
					× {taken}
				</span>
			)}
			{clock && (
				<span class="pdn-clock" role="img" aria-label={fill(words.game.clock, { color: words.colors[color], time: clock })}>
					{clock}
				</span>
			)}
		</p>
	);
}

/** "1:59:58", the hours left out where there are none. */
function clockOf(seconds: number | undefined): string | undefined {
	if (seconds === undefined) return undefined;
	const two = (n: number) => String(n).padStart(2, "0");
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(Math.floor(seconds) % 60)}`;
}
