import { obstacleInWords } from "pbnkit/viewer";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { download } from "../../files/download.js";
import { EncodingNote } from "../../out/encoding-note.js";
import { namedApart, pack, savedName } from "../../out/pack.js";
import { type BeyondLatin1, blobSink } from "../../out/written.js";
import { filled } from "../../words/filled.js";
import { boardName } from "../board-row.js";
import { useLanguage } from "../language.js";
import { useWorker, worker } from "../reading-worker.js";
import { filledFile } from "./filled-file.js";
import { type FillIn, type Fillable, type Filling, session } from "./fill-in.js";

/** How many boards that cannot be computed are listed. */
const listed = 5;

/** How far it is with what all boards make with open cards, in a line of the file. What is made of it is saved when all are done. */
export function FillBar({ filling: { fillIn, files, close } }: { filling: Filling }) {
	return fillIn ? <Bar fillIn={fillIn} files={files} close={close} /> : null;
}

interface Props {
	fillIn: FillIn;
	files: readonly Fillable[];
	close(): void;
}

function Bar({ fillIn, files, close }: Props) {
	const { fill: texts, texts: ofReader, words } = useLanguage();
	const bar = useRef<HTMLElement>(null);
	const { state, total, done, refused, problem } = fillIn;
	const { saving, save, wrong, beyond } = useSaving(files);
	const n = done.size + refused.length;
	// The menu that began it is closed; and at the end there is nothing to pause.
	useLayoutEffect(() => {
		const { activeElement } = document;
		const isFree = activeElement === document.body || activeElement?.matches("[data-file-menu]") || bar.current?.contains(activeElement);
		if (isFree) bar.current?.querySelector("button")?.focus();
	}, [fillIn, state === "done"]);
	useEffect(() => {
		if (state === "done" && done.size > 0) void save();
	}, [state === "done"]);
	return (
		<section ref={bar} class="fill-bar" aria-label={texts.title} data-fill={state} lang={words.tag}>
			<p class="fill-line">
				<b>{texts.title}</b>
				{state !== "done" && <progress max={total} value={n} aria-label={texts.title} />}
				<span class="fill-count">{filled(texts.done, { n, all: total }, words)}</span>
				<span class="fill-buttons">
					{state !== "done" && (
						<button
							type="button"
							data-fill-button="pause"
							onClick={(event) => {
								// The second click of a double click, the first of which began it, is no wish to pause.
								if (state !== "busy") void fillIn.run();
								else if (event.detail < 2) fillIn.pause();
							}}
						>
							{state === "busy" ? texts.pause : texts.goOn}
						</button>
					)}
					{done.size > 0 && (
						<button type="button" aria-disabled={saving} data-fill-button="download" onClick={() => void save()}>
							{saving ? texts.making : texts.download}
						</button>
					)}
					<button type="button" data-fill-button="close" aria-label={texts.close} title={texts.close} onClick={close}>
						✕
					</button>
				</span>
				<span class="spoken" role="status">
					{state === "done" ? texts.finished : state === "paused" ? texts.paused : ""}
				</span>
				<EncodingNote beyond={beyond} choose={(asLatin1) => void save(asLatin1)} />
			</p>
			{(problem ?? wrong) && (
				<p class="problem" role="alert">
					<b>{ofReader.error}</b> {problem ?? wrong}
				</p>
			)}
			{refused.length > 0 && (
				<details class="fill-refused">
					<summary>{filled(texts.refused, { n: refused.length }, words)}</summary>
					<ul>
						{refused.slice(0, listed).map(({ number, board, obstacle }) => (
							<li key={number}>
								{boardName({ board, number }, words)}
								{words.colon}
								{obstacleInWords(obstacle, words)}
							</li>
						))}
						{refused.length > listed && <li>…</li>}
					</ul>
				</details>
			)}
		</section>
	);
}

/** What files are called together. */
const zipName = "double-dummy.zip";

/** Saves files with what is computed by now: one as it is, several as a .zip. */
function useSaving(files: readonly Fillable[]) {
	const [saving, setSaving] = useState(false);
	const [wrong, setWrong] = useState<string>();
	const [beyond, setBeyond] = useState<BeyondLatin1>();
	const stop = useRef<AbortController>(undefined);
	useEffect(() => () => stop.current?.abort(), []);
	const save = async (asLatin1 = false) => {
		if (saving) return;
		const { signal } = (stop.current = new AbortController());
		const leave = useWorker();
		setSaving(true);
		setWrong(undefined);
		try {
			const made = [];
			let first: BeyondLatin1 | undefined;
			for (const one of files) {
				const { blob, beyond } = await filledFile(await worker(), one, session, signal, asLatin1);
				first ??= beyond;
				made.push({ folder: one.folder, download: { name: savedName(one.file.name, "double dummy", ".pbn"), blob } });
			}
			const [only] = made;
			if (only && made.length === 1) download(only.download.blob, only.download.name);
			else {
				const { to, blob } = blobSink("application/zip");
				await pack((await namedApart(made, signal)).files, to, { signal, onProgress: () => undefined });
				download(blob(), zipName);
			}
			setBeyond(first);
		} catch (error) {
			if (!signal.aborted) setWrong(whyNot(error));
		}
		leave();
		setSaving(false);
	};
	return { saving, save, wrong, beyond };
}
