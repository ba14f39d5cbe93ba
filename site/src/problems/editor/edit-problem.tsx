import type { PbiProblem } from "pbnkit/pbi";
import { useState } from "preact/hooks";
import { useSite } from "../../words/use-site.js";
import type { ProblemReader } from "../problem-reader.js";
import { changedIn, type Draft, draftOf } from "./draft.js";
import { edited } from "./edited.js";
import { EditorDialog } from "./editor-dialog.js";
import { editorWords } from "./language.js";

export interface EditProps {
	problem: PbiProblem;
	reader: Pick<ProblemReader, "file" | "encoding">;
	/** Takes the file in which the problem is another. */
	take(file: File): void;
	close(): void;
	/** What a person had changed when the dialog was closed. */
	memory: { current: { of: PbiProblem; draft: Draft } | undefined };
}

/** A dialog in which a problem of a file is edited. */
export function EditProblem({ problem, reader: { file, encoding }, take, close, memory }: EditProps) {
	const texts = editorWords(useSite());
	const [first] = useState(() => draftOf(problem));
	const [draft, change] = useState(memory.current?.of === problem ? memory.current.draft : first);
	const submit = async () => {
		const bytes = await edited({ source: file, number: problem.number, first }, draft, encoding && { sourceEncoding: encoding });
		memory.current = undefined;
		if (bytes) take(new File([bytes], file.name, { type: file.type, lastModified: file.lastModified }));
		close();
	};
	const onClose = () => {
		memory.current = { of: problem, draft };
		close();
	};
	return <EditorDialog title={texts.editing} {...{ draft, change, submit }} act={texts.apply} isOff={Object.keys(changedIn(first, draft)).length === 0} close={onClose} />;
}
