import { useEffect, useId, useRef, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import type { Row } from "../files/rows.js";
import { count } from "../files/words.js";
import { canBeSaved, saveInPlace } from "./save.js";

/** How many names are listed. */
const listed = 5;

/** Writes conversions over their files, when the reader has said so once more. */
export function SaveButton({ rows, of, id }: { rows: readonly Row[]; of?: string; id?: string }) {
	const { conversion, rows: list } = useShared();
	const [asking, setAsking] = useState(false);
	const [saving, setSaving] = useState(false);
	const [problems, setProblems] = useState<string[]>([]);
	const ready = rows.filter(canBeSaved);

	const save = async () => {
		setSaving(true);
		const failed: string[] = [];
		for (const { id: asked } of ready) {
			// It may have been taken away or repaired while the others were written.
			const row = list.get(asked);
			if (!row || !canBeSaved(row)) continue;
			try {
				conversion.saved(row, await saveInPlace(row));
			} catch (error) {
				failed.push(`${row.file.name}: ${whyNot(error)}`);
			}
		}
		setProblems(failed);
		setSaving(false);
	};
	return (
		<>
			{(ready.length > 0 || saving) && (
				<button type="button" class="save" {...(id && { id })} disabled={saving} onClick={() => setAsking(true)}>
					{saving ? "Saving…" : of ? "Save in place…" : "Save all in place…"}
					{of && <span class="spoken"> {of}</span>}
				</button>
			)}
			{problems.length > 0 && (
				<p class="problem" role="alert">
					<b>Not saved.</b> {problems.slice(0, listed).join(" ")} {problems.length > listed && `And ${count(problems.length - listed, "more file")}.`}
				</p>
			)}
			{asking && <Question rows={ready} save={() => void save()} leave={() => setAsking(false)} />}
		</>
	);
}

function Question({ rows, save, leave }: { rows: readonly Row[]; save: () => void; leave: () => void }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useId();
	useEffect(() => dialog.current?.showModal(), []);
	const [first] = rows;
	const begin = () => {
		// So that the focus goes back to where it was.
		dialog.current?.close();
		save();
	};
	return (
		<dialog ref={dialog} class="save-question" aria-labelledby={heading} onClose={leave}>
			<h2 id={heading}>{rows.length === 1 && first ? `Write over ${first.file.name}?` : `Write over ${count(rows.length, "file")}?`}</h2>
			<p>What this page made of {rows.length === 1 ? "it" : "them"} takes the place of what is on your disk. No copy of the old is kept there.</p>
			{rows.length > 1 && (
				<ul>
					{rows.slice(0, listed).map(({ id, folder, file }) => (
						<li key={id}>{folder ? `${folder}/${file.name}` : file.name}</li>
					))}
					{rows.length > listed && <li>and {count(rows.length - listed, "more file")}</li>}
				</ul>
			)}
			<div class="dialog-buttons">
				<button type="button" class="primary" onClick={begin}>
					Write over {rows.length === 1 ? "it" : "them"}
				</button>
				<button type="button" onClick={() => dialog.current?.close()}>
					Cancel
				</button>
			</div>
		</dialog>
	);
}
