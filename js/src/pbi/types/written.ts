/** Problems that a script makes, and what `edit` takes. */
import type { PbiAward, PbiProblem, PbiSource } from "./problem.js";

/**
 * A problem for `write` and `edit`: the nine fields, as they were read or made by hand. What follows from them, as `fen` and `men` do, is not read. A
 * member that no problem has is a TypeError.
 *
 * @example
 * ```ts
 * import type { PbiProblemToWrite } from "pbnkit/pbi";
 *
 * const made: PbiProblemToWrite = { names: ["Ann"], position: "8/7S/k7/p7/8/8/Q3K3/7R", stipulation: "#2", usedSource: { title: "Diary", date: "2026" } };
 * const { bytes } = await pbi.write([made, problem]);
 * console.log(new TextDecoder().decode(bytes).split("\n")[1]); // Ann:8/7S/k7/p7/8/8/Q3K3/7R:#2:|Diary|2026|:::::
 * ```
 */
export interface PbiProblemToWrite extends Partial<Omit<PbiProblem, "names" | "referencedSources" | "awards">> {
	names?: readonly string[];
	referencedSources?: readonly PbiSource[];
	awards?: readonly PbiAward[];
}

/**
 * What a file is to have. Numbers are those of the source as it is, whatever the other edits of a call do.
 *
 * @example
 * ```ts
 * import type { PbiProblemEdit } from "pbnkit/pbi";
 *
 * const edits: PbiProblemEdit[] = [
 * 	{ problem: 1, set: { status: "*" } },
 * 	{ problem: 2, remove: true },
 * 	{ after: 2, add: { position: "8/7S/k7/p7/8/8/Q3K3/7R", stipulation: "#2" } },
 * ];
 * console.log((await pbi.edit(source, edits)).gameCount); // 2
 * ```
 */
export type PbiProblemEdit = PbiSetEdit | PbiRemoveEdit | PbiAddEdit;

/**
 * Fields of a problem; those that are not named keep their bytes, and an empty value empties a field.
 *
 * @example
 * ```js
 * const { changed } = await pbi.edit(source, [{ problem: 1, set: { keymove: "Rh1-b1", comment: "dual after Ka7" } }]);
 * console.log(changed[0].field, changed[0].after); // comment dual after Ka7
 * ```
 */
export interface PbiSetEdit {
	/** The number of the problem, from 1. */
	problem: number;
	set: PbiProblemToWrite;
}

/**
 * A problem that is removed, with its line.
 *
 * @example
 * ```js
 * const { gameCount } = await pbi.edit(source, [{ problem: 1, remove: true }]);
 * console.log(gameCount); // 1
 * ```
 */
export interface PbiRemoveEdit {
	/** The number of the problem, from 1. */
	problem: number;
	remove: true;
}

/**
 * A new problem.
 *
 * @example
 * ```js
 * const { gameCount } = await pbi.edit(source, [{ after: 0, add: { position: "8/7S/k7/p7/8/8/Q3K3/7R", stipulation: "#2" } }]);
 * console.log(gameCount); // 3
 * ```
 */
export interface PbiAddEdit {
	/** The number of the problem that it comes after; 0 is the beginning. */
	after: number;
	add: PbiProblemToWrite;
}
