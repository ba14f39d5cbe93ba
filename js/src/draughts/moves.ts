/** Moves as they are seen and as they are heard. */
import { layoutOf } from "./board/squares.js";
import type { Variant } from "./board/variants.js";
import { type DraughtsWords, fill } from "./language/words.js";
import type { DraughtsSettings } from "./settings.js";
import type { DraughtsMove } from "./types.js";

/** A move as it is shown, without its number; one that is not legal is as the file has it. */
export function shownMove({ san, text }: DraughtsMove, variant: Variant, squares: DraughtsSettings["squares"]): string {
	if (san === undefined || squares === "variant") return san ?? text;
	const layout = layoutOf(variant);
	return san.replace(/[a-l]?\d+/gi, (text) => {
		const square = layout.of(text);
		return square ? (squares === "letters" ? square.name : String(square.number)) : text;
	});
}

/** A move for those who listen: "32 takes 28, 19, to 14". */
export function saidMove({ san, text, from, to, captured = [] }: DraughtsMove, { said }: DraughtsWords): string {
	if (san === undefined || from === undefined || to === undefined) return san ?? fill(said.unread, { text });
	return captured.length > 0 ? fill(said.takes, { from, to, list: captured.join(", ") }) : fill(said.move, { from, to });
}

/**
 * Who won by a result, of which the first number is that of who begins. Undefined where nobody knows.
 *
 * @example
 * ```js
 * import { variantOf } from "pbnkit/pdn/board";
 * import { outcomeOf } from "pbnkit/pdn/game";
 *
 * const [international, english] = ["international", "english"].map(variantOf);
 * console.log(outcomeOf("2-0", international), outcomeOf("1-0", english), outcomeOf("1-1", international), outcomeOf("*", english)); // white black draw open
 * ```
 */
export function outcomeOf(result: string, { first }: Variant): "white" | "black" | "draw" | "open" | undefined {
	if (result === "*") return "open";
	if (/^(?:1-1|1\/2-1\/2)$/.test(result)) return "draw";
	const [, won, lost] = /^([012])-([012])$/.exec(result) ?? [];
	if (won === undefined || lost === undefined || won === lost) return undefined;
	return won > lost === (first === "white") ? "white" : "black";
}

/**
 * The arrows and the marked squares of a move: `cal` and `csl` in its comments, "G32-28" or "Gc3d4".
 *
 * @example
 * ```js
 * import { marksOf } from "pbnkit/pdn/game";
 *
 * const commands = [{ name: "cal", value: "G32-28" }, { name: "csl", value: "R19" }];
 * console.log(marksOf({ comments: [{ text: "", commands }] }).map(({ color, from, to = "" }) => color + from + to).join(" ")); // G3228 R19
 * ```
 */
export function marksOf({ comments = [] }: Pick<DraughtsMove, "comments">) {
	return comments
		.flatMap(({ commands = [] }) => commands)
		.filter(({ name }) => name === "cal" || name === "csl")
		.flatMap(({ value }) => value.split(","))
		.flatMap((text) => {
			const [, color, from, to] = /^\s*([A-Z])([a-l]\d{1,2}|\d{1,2})(?:-?([a-l]\d{1,2}|\d{1,2}))?\s*$/i.exec(text) ?? [];
			return color && from ? [{ color, from, ...(to && { to }) }] : [];
		});
}
