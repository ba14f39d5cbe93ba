import type { PbiProblem } from "pbnkit/pbi";
import { FirstItem } from "../list/first-item.js";
import { ShownProblem } from "./shown-problem.js";

/** A problem (build/first-game.mjs). */
declare const FIRST_PROBLEM: PbiProblem;

/** A problem to solve, for those who have no file here yet. */
export function FirstProblem() {
	return <FirstItem item={<ShownProblem problem={FIRST_PROBLEM} needs={[]} openFindings={() => undefined} />} />;
}
