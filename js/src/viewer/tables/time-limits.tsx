import type { Game } from "../../pbn/types.js";
import { tagValue } from "../../game/tags.js";
import { count } from "../language/words.js";
import { useViewer } from "../viewer.js";

/** By the names of the tags. */
const sentences = { TimeControl: "boards", TimeCall: "call", TimeCard: "card" } as const;

/** How much time the players had (4.6). What cannot be read stays as it is. */
export function TimeLimits({ game }: { game: Game }) {
	const { words } = useViewer();
	const { limits } = words.tables;
	const all = Object.entries(sentences).flatMap(([name, sentence]) => {
		const limit = game.timeLimits?.find(({ tag }) => tag === name);
		if (!limit) return tagValue(game, name) ?? [];
		return limit.tag === "TimeControl"
			? count(words, limits[sentence], limit.games, { minutes: limit.minutes })
			: count(words, limits[sentence], limit.seconds);
	});
	return all.length > 0 ? <p class="pbn-limits">{all.join("; ")}</p> : null;
}
