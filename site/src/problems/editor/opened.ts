import { speakInEditor } from "./language.js";
import { NewProblem } from "./new-problem.js";

/** The dialog in which a problem is entered, once its words are there. */
export async function opened() {
	await speakInEditor();
	return NewProblem;
}
