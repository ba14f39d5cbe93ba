import type { Make } from "../../played/svg.js";
import type { ProblemWords } from "../language/words.js";
import { captionOf, type CaptionProblem } from "./caption.js";
import { countOf, type DiagramProblem, menOf } from "./men.js";

/** What is printed around a diagram. */
export interface Around<T> {
	/** The drawing; undefined where there is no position that can be read. */
	board: T | undefined;
	words: ProblemWords;
	/** In a list of problems. */
	number?: number | string | undefined;
	/** Whether authors, source and awards are above it. */
	captioned: boolean;
	small?: boolean | undefined;
}

/** A problem as it is printed, by a function that makes elements. */
export function figureOf<T>(problem: DiagramProblem & CaptionProblem, { board, words, number, captioned, small }: Around<T>, make: Make<T>): T {
	const men = menOf(problem);
	return make(
		"figure",
		{ class: `pbi-diagram${small ? " pbi-small" : ""}`, lang: words.tag },
		...captionAbove(captioned ? captionOf(problem) : [], number, make),
		make("div", { class: "pbi-board" }, board ?? make("p", { class: "pbi-no-board" }, problem.position ? words.unreadable : words.noPosition)),
		make("div", { class: "pbi-foot" }, make("bdi", { class: "pbi-stipulation" }, problem.stipulation ?? ""), ...(men ? [make("span", { class: "pbi-count" }, countOf(men))] : [])),
	);
}

/** The lines above a diagram, the first with its number. */
function captionAbove<T>(lines: readonly string[], number: number | string | undefined, make: Make<T>): T[] {
	if (lines.length === 0 && number === undefined) return [];
	const numbered = (after: string) => (number === undefined ? [] : [make("b", { class: "pbi-number" }, `${number}${after}`)]);
	const shown = lines.map((line, n) => make("span", {}, ...(n === 0 ? numbered(" ") : []), make("bdi", {}, line)));
	return [make("figcaption", { class: "pbi-caption" }, ...(lines.length > 0 ? shown : numbered("")))];
}
