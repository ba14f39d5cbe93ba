import { fill, type ProblemWords } from "../language/words.js";
import type { DiagramMan } from "./men.js";

const order = "KQRBSP";

/**
 * The men of a diagram in words, for those who listen: "White: Ka1, Qd4. Black: Kc3."
 *
 * @example
 * ```js
 * import { menOf, saidMen } from "pbnkit/pbi/board";
 * import { de } from "pbnkit/pbi/language/de";
 *
 * console.log(saidMen(menOf({ position: "8/8/8/8/8/2k5/8/K1s5" }), de)); // Weiß: Ka1. Schwarz: Kc3, Sc1.
 * ```
 */
export function saidMen(men: readonly DiagramMan[], words: ProblemWords): string {
	// Men that the words have no letter for come last.
	const rank = ({ name }: DiagramMan) => (order.indexOf(name) + order.length + 1) % (order.length + 1);
	const sorted = [...men].sort((one, other) => rank(one) - rank(other) || (one.square < other.square ? -1 : 1));
	return (["white", "black", "neutral"] as const)
		.flatMap((color) => {
			const side = sorted.filter((man) => man.color === color);
			const list = side.map(({ name, square }) => `${Object.hasOwn(words.letters, name) ? words.letters[name as keyof ProblemWords["letters"]] : name}${square}`);
			return list.length > 0 ? [fill(words.side, { color: words.colors[color], men: list.join(", ") })] : [];
		})
		.join(" ");
}
