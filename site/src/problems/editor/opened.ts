import { EditProblem } from "./edit-problem.js";
import { speakInEditor } from "./language.js";
import { NewProblem } from "./new-problem.js";

/** The dialog in which a problem is entered, once its words are there. */
export async function opened() {
	await speakInEditor();
	return NewProblem;
}

/** The one in which a problem of a file is edited. */
export async function openedToEdit() {
	await speakInEditor();
	return EditProblem;
}
