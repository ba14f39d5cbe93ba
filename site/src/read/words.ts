import type { Game } from "pbnkit";
import { resultText as plainText } from "pbnkit/game";

/** Values that say nothing: it is not known, or there is none (3.4). */
const silent = ["", "?", "-"];

/** The values of a game's tags, by their names, with those that it inherits and those of "##" for tags that it does not have. */
export function valuesOf(game: Game): Map<string, string> {
	const values = new Map(Object.entries(game.standing ?? {}));
	for (const { name, value, inherited, duplicate } of game.tags) {
		const text = (inherited ?? value).trim();
		if (!duplicate && !silent.includes(text)) values.set(name, text);
	}
	return values;
}

/** "+1", "=", "−2": the tricks of declarer beside those of the contract. */
export function resultText(over: number): string {
	return plainText(over).replace("-", "−");
}
