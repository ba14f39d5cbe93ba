/**
 * How a writer wants his problems shown.
 *
 * @example
 * ```ts
 * import { type ProblemSettings, render } from "pbnkit/auto";
 *
 * const problems: Partial<ProblemSettings> = { solution: "open", coordinates: true, caption: false };
 * const block = await render(document.body, "A. Chance:8/7S/k7/p7/8/8/Q3K3/7R:#2::::Rh1-b1::", { notation: "pbi", problems });
 * console.log(block.problems.length); // 1
 * block.destroy();
 * ```
 */
export interface ProblemSettings {
	/** The solution is behind a button, or seen, or left out. Default "hidden". */
	solution: "hidden" | "open" | "none";
	/** The letters and numbers outside of the frame. Default false. */
	coordinates: boolean;
	/** Authors, source and awards above the diagram: without them it is one of a solving competition. Default true. */
	caption: boolean;
}

export const defaults: ProblemSettings = { solution: "hidden", coordinates: false, caption: true };
