import type { Game } from "pbnkit";
import { tagValue, type Words } from "pbnkit/viewer";
import { rangeText } from "../rows.js";

/** What the boards of a page have in common: the event, the place, the date, and which boards they are. */
export function PageHead({ games, words }: { games: readonly Game[]; words: Words }) {
	const common = ["Event", "Site", "Date", "Stage", "Round"].flatMap((name) => {
		const [value, ...others] = new Set(games.map((game) => tagValue(game, name)));
		return value !== undefined && others.length === 0 ? [value] : [];
	});
	const boards = rangeText(games.map((game) => tagValue(game, "Board") ?? String(game.number)), 3);
	return (
		<p class="sheet-head">
			<bdi>{common.join(", ")}</bdi> <span>{games.length > 1 ? boards : words.board.replace("{board}", () => boards)}</span>
		</p>
	);
}
