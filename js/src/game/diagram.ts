import type { Deal, Hand, Seat, Suit } from "../pbn/types.js";
import { suits } from "./order.js";
import { wanted } from "./wanted.js";

/**
 * Options of `diagram`.
 *
 * @example
 * ```js
 * import { diagram } from "pbnkit/game";
 *
 * const text = diagram(game.deal, { suits: "symbols", names: { N: "Quill", S: "Oakes" } });
 * console.log(text.split("\n").slice(0, 2).map((line) => line.trim()).join(" ")); // Quill ♠ K974
 * ```
 */
export interface DiagramOptions {
	/** Symbols such as ♠, or the letters S, H, D and C. Default "symbols". */
	suits?: "symbols" | "letters";
	/** What is above each hand, such as a player's name. Default: nothing. */
	names?: Partial<Record<Seat, string>>;
}

const symbols: Record<Suit, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/**
 * A deal as lines of text, for a font whose characters are equally wide: North above, West and East beside each other, South below. A void is
 * "-"; a hand that is not known has no lines.
 *
 * @throws TypeError where the deal has no hands, or `suits` is something else
 *
 * @example
 * ```js
 * import { diagram } from "pbnkit/game";
 *
 * const lines = diagram(game.deal, { suits: "letters", names: game.names }).split("\n");
 * console.log(lines.map((line) => line.trim()).slice(0, 3).join(", ")); // Quill, Marian, S K974, H A63
 * ```
 */
export function diagram(deal: Pick<Deal, "hands">, { suits: marks = "symbols", names = {} }: DiagramOptions = {}): string {
	wanted(deal?.hands, "diagram: deal has to be an object with hands");
	const { hands } = deal;
	if (marks !== "symbols" && marks !== "letters") throw new TypeError("diagram: suits has to be symbols or letters");
	const linesOf = (seat: Seat): string[] => {
		const hand = hands[seat];
		const name = names[seat]?.replace(/\s+/g, " ").trim();
		return [...(name ? [name] : []), ...(hand ? suits.map((suit) => `${marks === "symbols" ? symbols[suit] : suit} ${ranksOf(hand, suit)}`) : [])];
	};
	const [north, east, south, west] = [linesOf("N"), linesOf("E"), linesOf("S"), linesOf("W")];
	const indent = Math.max(narrowest, ...west.map((line) => [...line].length + 2));
	const across = Array.from({ length: Math.max(west.length, east.length) }, (_, at) => padded(west[at] ?? "", 2 * indent) + (east[at] ?? ""));
	const middle = [north, south].map((hand) => hand.map((line) => " ".repeat(indent) + line));
	return [middle[0], across, middle[1]]
		.flatMap((lines) => (lines && lines.length > 0 ? [`${lines.map((line) => `${line.trimEnd()}\n`).join("")}`] : []))
		.join("\n");
}

/** How far North and South are from the left edge at least, in characters. */
const narrowest = 10;

function ranksOf(hand: Hand, suit: Suit): string {
	return hand[suit] === "" ? "-" : hand[suit];
}

function padded(line: string, width: number): string {
	return line + " ".repeat(Math.max(2, width - [...line].length));
}
