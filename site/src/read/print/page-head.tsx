import type { Game } from "pbnkit";
import { tagValue, withoutMarkup, type Words } from "pbnkit/viewer";
import { rangeText } from "../rows.js";

interface Props {
	games: readonly Game[];
	/** What the file says of the heading. */
	titles: NonNullable<Game["titles"]>;
	words: Words;
}

/** The title of a page, which the file has or its boards have in common, and which boards they are. */
export function PageHead({ games, titles, words }: Props) {
	const common = (name: string) => {
		const [value, ...others] = new Set(games.map((game) => tagValue(game, name)));
		return value !== undefined && value !== "-" && others.length === 0 ? value : undefined;
	};
	const event = titles.event ?? common("Event");
	const others = [titles.site ?? common("Site"), common("Date"), common("Stage"), common("Round")];
	const boards = rangeText(games.map((game) => tagValue(game, "Board") ?? String(game.number)), 3);
	return (
		<p class="sheet-head">
			<bdi>
				{event && <b>{withoutMarkup(event)}</b>}
				{event && others.some(Boolean) && ", "}
				{withoutMarkup(others.filter(Boolean).join(", "))}
			</bdi>{" "}
			<span>{games.length > 1 ? boards : words.board.replace("{board}", () => boards)}</span>
		</p>
	);
}
