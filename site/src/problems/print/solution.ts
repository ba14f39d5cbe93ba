import type { PbiProblem } from "pbnkit/pbi";
import type { ProblemWords } from "pbnkit/pbi/viewer";

/** What a file says of a solution: all of it, or the key alone, in the letters of the language where it can be read; undefined where it says nothing. */
export function solutionOf({ solution, key, keymove }: Pick<PbiProblem, "solution" | "key" | "keymove">, { letters }: ProblemWords): string | undefined {
	if (solution) return solution;
	if (!key) return keymove;
	return `1.${key.san.replace(/[KQRBN]/g, (letter) => letters[(letter === "N" ? "S" : letter) as keyof typeof letters])}!`;
}
