/**
 * A problem as far as what is printed around its diagram needs it.
 *
 * @example
 * ```ts
 * import { captionOf, type CaptionProblem } from "pbnkit/pbi/board";
 *
 * const problem: CaptionProblem = { names: ["A. Chance"], usedSource: { number: "68", title: "Chess Problems", date: "1962" }, awards: [{ number: "2", rank: "Pr" }], stipulation: "#2" };
 * console.log(captionOf(problem).join(" / ")); // A. Chance / 68, Chess Problems, 1962 / 2 Pr
 * ```
 */
export interface CaptionProblem {
	names?: readonly string[];
	usedSource?: { number?: string; title?: string; date?: string };
	awards?: readonly { number?: string; rank?: string; tourney?: string; date?: string }[];
	stipulation?: string;
}

/**
 * The lines above a diagram: the authors, the source, and each award. What the file does not say is left out.
 *
 * @example
 * ```js
 * import { captionOf } from "pbnkit/pbi/board";
 *
 * console.log(captionOf({ names: ["Chance, A.", "B. Prototype"], usedSource: { title: "Compositions by chance", date: "2026" } }).join(" / "));
// Chance, A.; B. Prototype / Compositions by chance, 2026
 * ```
 */
export function captionOf({ names = [], usedSource = {}, awards = [] }: CaptionProblem): string[] {
	const listed = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(", ");
	return [
		// As a family name may have a comma behind it.
		names.join("; "),
		listed(usedSource.number, usedSource.title, usedSource.date),
		...awards.map(({ number, rank, tourney, date }) => listed([number, rank].filter(Boolean).join(" "), tourney, date)),
	].filter(Boolean);
}
