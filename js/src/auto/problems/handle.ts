import type { ShownProblem } from "./plain.js";

/**
 * A place in the solutions of a block of problems.
 *
 * @example
 * ```ts
 * import { type ProblemPlace, render } from "pbnkit/auto";
 *
 * const block = await render(document.body, "A. Chance:8/7S/k7/p7/8/8/Q3K3/7R:#2::::Rh1-b1::", { notation: "pbi" });
 * const place: ProblemPlace = { problem: 1, move: "1" };
 * block.goTo(place);
 * block.destroy();
 * ```
 */
export interface ProblemPlace {
	/** The number of the problem in the block's text. Default: the first that is shown. */
	problem?: number;
	/** A move of the first line of its solution by its number and who makes it: "2b" is Black's second. Default: the diagram. */
	move?: string;
}

/**
 * A block of chess problems on a page (`<PBI>`).
 *
 * @example
 * ```js
 * import { render } from "pbnkit/auto";
 *
 * const block = await render(document.body, "A. Chance:8/7S/k7/p7/8/8/Q3K3/7R:#2::::Rh1-b1::", { notation: "pbi" });
 * block.goTo("end");
 * block.prev();
 * block.next();
 * console.log(block.notation, block.problems[0].stipulation, block.element.isConnected); // pbi #2 true
 * block.destroy();
 * ```
 */
export interface ProblemsHandle {
	/** Around all that is shown; its events are pbi-rendered, pbi-step and pbi-error. */
	readonly element: HTMLElement;
	readonly notation: "pbi";
	/** Those that are shown; none of a block that is rendered text. */
	readonly problems: readonly ShownProblem[];
	/** Opens the solution, and goes to a move. */
	goTo(place: "start" | "end" | ProblemPlace): void;
	next(): void;
	prev(): void;
	/** Takes away what was shown, and gives back what was there. */
	destroy(): void;
}
