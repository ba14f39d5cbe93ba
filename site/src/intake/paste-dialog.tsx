import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { collected } from "./collected.js";
import { fromText } from "./collect.js";
import type { Intake } from "./intake.js";
import { useSite } from "../words/use-site.js";

/** A button, and the dialog where PBN is pasted or written. */
export function PasteButton({ take, label }: { take: Intake["take"]; label: string }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const text = useRef<HTMLTextAreaElement>(null);
	const [problem, setProblem] = useState<string>();
	const { intake } = useSite();
	const heading = useId();
	const area = useId();

	const submit = (event: Event) => {
		event.preventDefault();
		const pasted = fromText(text.current?.value ?? "");
		setProblem(pasted.problems?.[0]);
		if (pasted.found.length === 0) return text.current?.focus();
		dialog.current?.close();
		if (text.current) text.current.value = "";
		void take(pasted);
	};
	return (
		<>
			<button type="button" id="paste" onClick={() => dialog.current?.showModal()}>
				{label}
			</button>
			<dialog ref={dialog} class="paste" aria-labelledby={heading} onClose={() => setProblem(undefined)}>
				<form onSubmit={submit}>
					<h2 id={heading}>{intake.pasteTitle}</h2>
					<label for={area}>{intake.pasteLabel}</label>
					<textarea ref={text} id={area} rows={12} spellcheck={false} autoComplete="off" placeholder={'[Board "1"]'} />
					{problem && <p role="alert">{problem}</p>}
					<div class="dialog-buttons">
						<button type="submit" class="primary">
							{intake.check}
						</button>
						<button type="button" onClick={() => dialog.current?.close()}>
							{intake.cancel}
						</button>
					</div>
				</form>
			</dialog>
		</>
	);
}

/** Takes files and text that are pasted anywhere but in a field of text. */
export function usePagePaste(take: Intake["take"]): void {
	useLayoutEffect(() => {
		const paste = (event: ClipboardEvent) => {
			const { clipboardData: data, target } = event;
			if (!data || (target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable))) return;
			const files = [...data.files];
			const text = data.getData("text/plain");
			if (files.length === 0 && text === "") return;
			event.preventDefault();
			void take(files.length > 0 ? collected(files.map((file) => ({ file, folder: "" }))) : fromText(text));
		};
		addEventListener("paste", paste);
		return () => removeEventListener("paste", paste);
	}, [take]);
}
