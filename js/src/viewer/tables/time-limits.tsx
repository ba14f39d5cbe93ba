import type { Game } from "../../pbn/types.js";
import { tagValue } from "../game.js";
import { count } from "../language/words.js";
import { useViewer } from "../viewer.js";

/** How much time the players had (4.6). What cannot be read stays as it is. */
export function TimeLimits({ game }: { game: Game }) {
	const { words } = useViewer();
	const { limits } = words.tables;
	const of = (name: string, sentence: keyof typeof limits): string[] => {
		const value = tagValue(game, name);
		const [, n, minutes = ""] = /^(\d+)(?:\/(\d+))?$/.exec(value ?? "") ?? [];
		return value === undefined ? [] : [n ? count(words, limits[sentence], Number(n), { minutes }) : value];
	};
	const all = [...of("TimeControl", "boards"), ...of("TimeCall", "call"), ...of("TimeCard", "card")];
	return all.length > 0 ? <p class="pbn-limits">{all.join("; ")}</p> : null;
}
