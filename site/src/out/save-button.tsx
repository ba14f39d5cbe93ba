import { useEffect, useId, useRef, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import type { Row } from "../files/rows.js";
import { counted, filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { canBeSaved, saveInPlace } from "./save.js";

/** How many names are listed. */
const listed = 5;

/** Writes conversions over their files, when the reader has said so once more. */
export function SaveButton({ rows, of, id }: { rows: readonly Row[]; of?: string; id?: string }) {
	const { conversion, rows: list } = useShared();
	const words = useSite();
	const { out } = words;
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
					{saving ? out.saving : of ? out.save : out.saveAll}
					{of && <span class="spoken"> {of}</span>}
				</button>
			)}
			{problems.length > 0 && (
				<p class="problem" role="alert">
					<b>{out.notSaved}</b> {problems.slice(0, listed).join(" ")} {problems.length > listed && filled(out.andMore, { files: counted(problems.length - listed, "moreFiles", words) }, words)}
				</p>
			)}
			{asking && <Question rows={ready} save={() => void save()} leave={() => setAsking(false)} />}
		</>
	);
}

function Question({ rows, save, leave }: { rows: readonly Row[]; save: () => void; leave: () => void }) {
	const words = useSite();
	const { out } = words;
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
			<h2 id={heading}>{rows.length === 1 && first ? filled(out.overOne, { name: first.file.name }, words) : filled(out.overAll, { files: counted(rows.length, "files", words) }, words)}</h2>
			<p>{rows.length === 1 ? out.whatOne : out.whatAll}</p>
			{rows.length > 1 && (
				<ul>
					{rows.slice(0, listed).map(({ id, folder, file }) => (
						<li key={id}>{folder ? `${folder}/${file.name}` : file.name}</li>
					))}
					{rows.length > listed && <li>{filled(out.more, { files: counted(rows.length - listed, "moreFiles", words) }, words)}</li>}
				</ul>
			)}
			<div class="dialog-buttons">
				<button type="button" class="primary" onClick={begin}>
					{rows.length === 1 ? out.writeOne : out.writeAll}
				</button>
				<button type="button" onClick={() => dialog.current?.close()}>
					{out.cancel}
				</button>
			</div>
		</dialog>
	);
}
