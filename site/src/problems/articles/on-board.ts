import { fileOf } from "../editor/check.js";
import { type Draft, draftOf, empty } from "../editor/draft.js";
import { edited } from "../editor/edited.js";
import { speakInEditor } from "../editor/language.js";
import { ProblemEditor } from "../editor/problem-editor.js";
import { speakOut } from "../out/language.js";
import { ofProblems } from "../reading-worker.js";

/** A problem of a text on a board, by its number; where there is none, a new one that takes the place of the text. */
export async function opened(text: string, number: number | undefined) {
	const [kit] = await Promise.all([ofProblems.get(), speakInEditor(), speakOut()]);
	const { problems } = await kit.parse(text);
	const problem = problems.find((each) => each.number === number) ?? problems[0];
	const first = problem ? draftOf(problem) : empty;
	const made = async (draft: Draft) => (problem ? edited({ source: text, number: problem.number, first }, draft) : fileOf(draft));
	return {
		Editor: ProblemEditor,
		draft: first,
		text,
		async write(draft: Draft): Promise<string> {
			const bytes = await made(draft);
			return bytes ? new TextDecoder().decode(bytes) : text;
		},
	};
}
