/** What changes in the row of a player while a game is stepped through. Preact is not needed. */
import type { Make } from "./board/drawing.js";
import { type ChessWords, fill } from "./language/words.js";
import { nameOfMan } from "./moves/letters.js";
import type { Captured } from "./position.js";

const figures: Record<string, string> = { q: "♛", r: "♜", b: "♝", n: "♞", p: "♟\uFE0E" };

/** What one has taken more of than the other, and how many pawns that is worth; nothing where he has not. */
export function drawCaptured<T>({ men: all, ahead }: Captured, color: "white" | "black", words: ChessWords, make: Make<T>): T[] {
	const men = all[color];
	if (men.length === 0) return [];
	const pawns = color === "white" ? ahead : -ahead;
	const list = men.map((man) => nameOfMan(color === "white" ? man.toUpperCase() : man, words)).join(", ");
	const label = fill(words.game.captured, { color: words.colors[color], list });
	const shown = men.map((man) => figures[man]).join("");
	return [make("span", { class: "pgn-captured", role: "img", "aria-label": label }, shown, ...(pawns > 0 ? [make("span", { class: "pgn-ahead" }, `+${pawns}`)] : []))];
}

/** What his clock shows; nothing where that is not known. */
export function drawClock<T>(time: string | undefined, color: "white" | "black", words: ChessWords, make: Make<T>): T[] {
	return time ? [make("span", { class: "pgn-clock", role: "img", "aria-label": fill(words.game.clock, { color: words.colors[color], time }) }, time)] : [];
}
