import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { download } from "../../files/download.js";
import { slugOf } from "../../files/slug.js";
import type { EntryProps } from "../../rooms/room.js";
import { useSite } from "../../words/use-site.js";
import { pbiType } from "../convert.js";
import { outWords } from "../out/language.js";
import { fileOf } from "./check.js";
import { type Draft, empty, fenOf } from "./draft.js";
import { editorWords } from "./language.js";
import { ProblemEditor } from "./problem-editor.js";

/** A dialog in which a problem is entered. It becomes a file as any other. */
export function NewProblem({ take, close, memory }: EntryProps) {
	const site = useSite();
	const texts = editorWords(site);
	const [draft, change] = useState(() => (memory.current as Draft | undefined) ?? empty);
	const [problem, setProblem] = useState<string>();
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useId();
	const isEmpty = !draft.men.some(Boolean);
	useLayoutEffect(() => dialog.current?.showModal(), []);
	const submit = async (event: Event) => {
		event.preventDefault();
		if (isEmpty) return;
		try {
			take(new File([await fileOf(draft)], `${nameOf(draft)}.pbi`, { type: pbiType }));
			memory.current = undefined;
			close();
		} catch (error) {
			setProblem(whyNot(error));
		}
	};
	const onClose = () => {
		memory.current = draft;
		close();
	};
	const fen = fenOf(draft);
	const saveFen = () => download(new Blob([`${fen}\n`], { type: "text/plain" }), `${nameOf(draft)}.fen`);
	return (
		<dialog ref={dialog} class="new-problem" aria-labelledby={heading} onClose={onClose}>
			<form onSubmit={(event) => void submit(event)}>
				<h2 id={heading}>{outWords(site).enter}</h2>
				<ProblemEditor draft={draft} change={change} />
				{problem && <p role="alert">{problem}</p>}
				<div class="dialog-buttons">
					<button type="submit" class="primary" aria-disabled={isEmpty}>
						{texts.add}
					</button>
					{fen && (
						<button type="button" data-save="fen" onClick={saveFen}>
							{texts.saveFen}
						</button>
					)}
					<button type="button" onClick={() => dialog.current?.close()}>
						{texts.cancel}
					</button>
				</div>
			</form>
		</dialog>
	);
}

/** What its file is called, without the ending. */
const nameOf = ({ authors, stipulation }: Draft): string => slugOf(`${authors.split(/[,;]/, 1)[0]} ${stipulation}`) || "problem";
