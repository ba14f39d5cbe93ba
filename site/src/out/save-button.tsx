import type { VNode } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import type { Row } from "../files/rows.js";
import { counted, filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";
import { useSite } from "../words/use-site.js";
import { blobSink } from "./written.js";

/** How many names are listed. */
const listed = 5;

/** How to write conversions over their files, when the reader has said so once more. */
export function useSaving(rows: readonly Row[]): { ready: boolean; saving: boolean; ask(): void; view: VNode } {
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
	const view = (
		<>
			{problems.length > 0 && (
				<p class="problem" role="alert">
					<b>{out.notSaved}</b> {problems.slice(0, listed).join(" ")} {problems.length > listed && filled(out.andMore, { files: counted(problems.length - listed, "moreFiles", words) }, words)}
				</p>
			)}
			{asking && <Question rows={ready} save={() => void save()} leave={() => setAsking(false)} />}
		</>
	);
	return { ready: ready.length > 0 && !saving, saving, ask: () => setAsking(true), view };
}

/** Writes all conversions over their files. */
export function SaveAllButton({ rows }: { rows: readonly Row[] }) {
	const { out } = useSite();
	const { ready, saving, ask, view } = useSaving(rows);
	return (
		<>
			{(ready || saving) && (
				<button type="button" id="save-all" disabled={saving} onClick={ask}>
					{saving ? out.saving : out.saveAll}
				</button>
			)}
			{view}
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

/** Whether the conversion of a row can take the place of its file, and has not yet. */
export function canBeSaved({ handle, download, saved, file, asLatin1 }: Row): boolean {
	return handle !== undefined && download !== undefined && (saved !== file || asLatin1 === true);
}

/** What is on the disk now, and what was before. */
interface Saved {
	file: File;
	original: File;
}

/** Writes the conversion of a row over its file. Rejects with an error for the reader, and then the file is as it was. */
async function saveInPlace({ handle, download, file, original, saved }: Row): Promise<Saved> {
	const { out } = siteWords();
	if (!handle || !download) throw new Error(out.onlyDownload);
	if (handle.requestPermission && (await handle.requestPermission({ mode: "readwrite" })) !== "granted") {
		throw new Error(out.noWriting);
	}
	const known = saved ?? original ?? file;
	let now: File;
	try {
		now = await handle.getFile();
	} catch {
		throw new Error(out.isGone);
	}
	if (now.lastModified !== known.lastModified || now.size !== known.size) {
		throw new Error(out.isChanged);
	}
	// The browser cannot read a file any more that has changed on the disk.
	const before = original ?? (await copyOf(file));
	await download.blob.stream().pipeTo(await handle.createWritable());
	return { file: await handle.getFile(), original: before };
}

async function copyOf(file: File): Promise<File> {
	const { to, blob } = blobSink(file.type);
	await file.stream().pipeTo(to);
	return new File([blob()], file.name, { type: file.type, lastModified: file.lastModified });
}
