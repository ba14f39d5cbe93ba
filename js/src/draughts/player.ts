/** What changes in the row of a player while a game is stepped through. Preact is not needed. */
import type { Make } from "../played/svg.js";
import type { Color } from "./board/variants.js";
import { type DraughtsWords, fill } from "./language/words.js";

/** How many pieces one has taken; nothing where it is none. */
export function drawTaken<T>(taken: number, color: Color, words: DraughtsWords, make: Make<T>): T[] {
	if (taken === 0) return [];
	return [make("span", { class: "pdn-captured", role: "img", "aria-label": fill(words.game.taken, { color: words.colors[color], n: taken }) }, `× ${taken}`)];
}

/** What his clock shows; nothing where that is not known. */
export function drawClock<T>(seconds: number | undefined, color: Color, words: DraughtsWords, make: Make<T>): T[] {
	if (seconds === undefined) return [];
	const time = clockText(seconds);
	return [make("span", { class: "pdn-clock", role: "img", "aria-label": fill(words.game.clock, { color: words.colors[color], time }) }, time)];
}

/** "1:59:58", the hours left out where there are none. */
function clockText(seconds: number): string {
	const two = (n: number) => String(n).padStart(2, "0");
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(Math.floor(seconds) % 60)}`;
}
