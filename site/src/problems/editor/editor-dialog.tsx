import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { useSite } from "../../words/use-site.js";
import type { Draft } from "./draft.js";
import { editorWords } from "./language.js";
import { ProblemEditor } from "./problem-editor.js";

interface Props {
	title: string;
	draft: Draft;
	change(draft: Draft): void;
	/** What is done with the draft, and whether there is nothing to be done yet. */
	act: string;
	isOff: boolean;
	submit(): Promise<void>;
	/** Is told when a person has left it. */
	close(): void;
	/** Other buttons. */
	children?: ComponentChildren;
}

/** A dialog with the editor in it. */
export function EditorDialog({ title, draft, change, act, isOff, submit, close, children }: Props) {
	const texts = editorWords(useSite());
	const [problem, setProblem] = useState<string>();
	const isBusy = useRef(false);
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useId();
	useLayoutEffect(() => dialog.current?.showModal(), []);
	const onSubmit = async (event: Event) => {
		event.preventDefault();
		if (isOff || isBusy.current) return;
		isBusy.current = true;
		try {
			await submit();
		} catch (error) {
			setProblem(whyNot(error));
		}
		isBusy.current = false;
	};
	return (
		<dialog ref={dialog} class="new-problem" aria-labelledby={heading} onClose={close}>
			<form onSubmit={(event) => void onSubmit(event)}>
				<h2 id={heading}>{title}</h2>
				<ProblemEditor draft={draft} change={change} />
				{problem && <p role="alert">{problem}</p>}
				<div class="dialog-buttons">
					<button type="submit" class="primary" aria-disabled={isOff}>
						{act}
					</button>
					{children}
					<button type="button" onClick={() => dialog.current?.close()}>
						{texts.cancel}
					</button>
				</div>
			</form>
		</dialog>
	);
}
