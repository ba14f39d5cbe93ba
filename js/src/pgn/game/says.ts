import type { PgnMove, Square } from "../types.js";

/**
 * What the player's clock shows after a move, as "1:59:58" or "0:12.5", the hours left out where there are none; undefined without one.
 *
 * @example
 * ```js
 * import { clockOf } from "pbnkit/pgn/game";
 *
 * const { games } = await pgn.parse("1. e4 { [%clk 0:03:00] } e5 { [%clk 1:02:03.25] } *");
 * console.log(games[0].moves.map(clockOf).join(" ")); // 3:00 1:02:03.25
 * ```
 */
export function clockOf({ clock }: Pick<PgnMove, "clock">): string | undefined {
	if (clock === undefined) return undefined;
	const ms = Math.round(clock * 1000);
	const [hours, minutes, seconds] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, (ms % 60_000) / 1000];
	const two = (n: number) => (n < 10 ? `0${n}` : String(n));
	return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/**
 * An evaluation as programs show it: "+0.35", "−1.20", or "#3" where White mates in three moves, "#−3" where Black does; undefined without one.
 *
 * @example
 * ```js
 * import { evalOf } from "pbnkit/pgn/game";
 *
 * const { games } = await pgn.parse("1. e4 { [%eval 0.35] } g5 { [%eval -1.2] } 2. d4 { [%eval #-3] } *");
 * console.log(games[0].moves.map(evalOf).join(" ")); // +0.35 −1.20 #−3
 * ```
 */
export function evalOf(move: Pick<PgnMove, "eval">): string | undefined {
	const found = move.eval;
	if (!found) return undefined;
	const signed = (n: number, text: string, plus: string) => `${n < 0 ? "−" : n > 0 ? plus : ""}${text}`;
	if ("mate" in found) return `#${signed(found.mate, String(Math.abs(found.mate)), "")}`;
	return signed(found.pawns, Math.abs(found.pawns).toFixed(2), "+");
}

/**
 * An arrow, or without `to` a square that is marked. Colors are letters: G is green, R red, Y yellow, B blue.
 *
 * @example
 * ```ts
 * import type { Mark } from "pbnkit/pgn/game";
 *
 * const isArrow = ({ to }: Mark) => to !== undefined;
 * console.log(isArrow({ color: "G", from: "e4" })); // false
 * ```
 */
export interface Mark {
	color: string;
	from: Square;
	to?: Square;
}

/**
 * The arrows and the marked squares of a move: `[%cal …]` and `[%csl …]` in its comments.
 *
 * @example
 * ```js
 * import { marksOf } from "pbnkit/pgn/game";
 *
 * const { games } = await pgn.parse("1. e4 { [%cal Ge4e5,Rd1h5][%csl Yf7] } *");
 * console.log(marksOf(games[0].moves[0]).map(({ color, from, to }) => `${color} ${from}${to ? ` to ${to}` : ""}`).join("; ")); // G e4 to e5; R d1 to h5; Y f7
 * ```
 */
export function marksOf({ comments }: Pick<PgnMove, "comments">): Mark[] {
	const commands = (comments ?? []).flatMap(({ commands }) => commands ?? []);
	return commands.flatMap(({ name, value }) => (name === "cal" || name === "csl" ? marksFrom(value) : []));
}

/** The arrows and the marked squares of a list such as "Ge4e5,Yf7". */
export function marksFrom(list: string): Mark[] {
	const found = list.matchAll(/(?<![^,\s])([A-Za-z])([a-h][1-8])([a-h][1-8])?(?![^,\s])/g);
	return [...found].map(([, color, from, to]) => ({ color: color as string, from: from as Square, ...(to && { to: to as Square }) }));
}
