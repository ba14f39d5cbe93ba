import { useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import { Changes } from "../check/changes.js";
import { useShared } from "../files/context.js";
import { Deals } from "../read/deals.js";
import type { Opened } from "../read/reader.js";
import { Findings } from "../check/findings.js";
import { type Fate, fatesOf, grouped, sizeOf } from "../check/groups.js";
import { repairCount } from "../check/repair.js";
import { RepairedDownload } from "../check/repaired-download.js";
import { exportName } from "../out/names.js";
import { SaveButton } from "../out/save-button.js";
import { nameInList, type Outcome, type Row } from "../files/rows.js";
import { count, size } from "../files/words.js";
import { Tabs } from "./tabs.js";

/** A file: what it is, what came of it, and, open, its boards, its findings and what the download changes. */
export function FileRow({ row }: { row: Row }) {
	const { conversion, rows } = useShared();
	const [open, setOpen] = useState(false);
	const details = useId();
	const { file, folder, origin, state, validation, download, problem } = row;
	const stopped = state === "stopped";
	const stopOrGoOn = () => (stopped ? conversion.restart(row) : conversion.stop(row.id));
	const remove = ({ currentTarget }: Event) => {
		const item = (currentTarget as HTMLElement).closest("li");
		const near = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>(".remove");
		(near ?? document.querySelector<HTMLElement>("#drop button"))?.focus();
		conversion.remove(row.id);
	};
	// A file that opens by itself shows its first boards while it is still converted.
	const hasDetails = validation !== undefined || (row.opens && state === "reading");
	useEffect(() => {
		if (row.opens && hasDetails) setOpen(true);
	}, [row.opens, hasDetails]);
	const item = useRef<HTMLLIElement>(null);
	useEffect(() => {
		if (row.opens) item.current?.scrollIntoView({ block: "nearest" });
	}, [row.opens]);

	return (
		<li
			ref={item}
			class="file"
			data-file={file.name}
			data-state={state}
			data-games={validation?.gameCount}
			data-errors={validation?.counts.error}
			data-warnings={validation?.counts.warning}
		>
			<div class="file-line">
				<button
					type="button"
					class="expander"
					aria-expanded={open}
					aria-controls={open ? details : undefined}
					disabled={!hasDetails}
					onClick={() => setOpen(!open)}
				>
					<span class="arrow" aria-hidden="true">
						›
					</span>
					<span class="file-name">
						{folder && <span class="folder">{folder}/</span>}
						{nameInList(row)}
						{origin && <span class="origin"> from {nameOfOrigin(origin)}</span>}
					</span>
				</button>
				<span class="file-facts">
					<span class="badge">{size(file.size)}</span>
					<StateText row={row} />
					{row.repairs && <span class="badge fine">repaired, {count(repairCount(row), "fix", "fixes")}</span>}
				</span>
				<span class="file-actions">
					{!open && validation && validation.gameCount > 0 && (
						<button type="button" class="show-boards" aria-label={`Boards of ${nameInList(row)}`} onClick={() => setOpen(true)}>
							Boards
						</button>
					)}
					{download && (
						<a class="button" data-download href={download.url} download={exportName(download.name)} aria-label={`Download ${exportName(download.name)}, in export format`} onClick={() => rows.update(row.id, { taken: file })}>
							Download
						</a>
					)}
					<RepairedDownload row={row} />
					<SaveButton rows={[row]} of={file.name} />
					{state !== "done" && state !== "failed" && (
						<button type="button" class="stop" aria-label={`${stopped ? "Convert" : "Stop"} ${nameInList(row)}`} onClick={stopOrGoOn}>
							{stopped ? "Convert" : "Stop"}
						</button>
					)}
					<button type="button" class="remove" aria-label={`Remove ${nameInList(row)} from the list`} title="Remove" onClick={remove}>
						✕
					</button>
				</span>
			</div>
			{problem && (
				<p class="problem">
					<b>Not converted.</b> {problem}
				</p>
			)}
			{open && hasDetails && (
				<div id={details} class="details">
					<FileTabs row={row} />
				</div>
			)}
		</li>
	);
}

/** What there is of a file, its boards first. While it is converted, the rest is to come. */
function FileTabs({ row }: { row: Row }) {
	const { file, validation, download } = row;
	const [tab, setTab] = useState<string>();
	const [opened, setOpened] = useState<Opened>();
	const panel = useRef<HTMLDivElement>(null);
	const openBoard = (game: number) => {
		setOpened({ game });
		setTab("boards");
	};
	// The button that led here is in a panel that is hidden now.
	useEffect(() => {
		if (opened) panel.current?.querySelector<HTMLElement>("[data-tab=boards]")?.focus();
	}, [opened]);
	const tabs = [];
	if (!validation || validation.gameCount > 0) {
		tabs.push({ name: "boards", label: labelled("Boards", validation?.gameCount), panel: () => <Deals file={file} validation={validation} opened={opened} /> });
	}
	if (validation) {
		const { counts, changes } = validation;
		const findings = counts.error + counts.warning + counts.info;
		tabs.push({ name: "findings", label: labelled("Findings", findings), panel: () => <Findings row={row} validation={validation} openBoard={openBoard} /> });
		if (download) tabs.push({ name: "changes", label: labelled("Changes", changesOf(validation)), panel: () => <Changes changes={changes} /> });
	}
	return (
		<div ref={panel}>
			<Tabs of={nameInList(row)} tabs={tabs} wanted={tab} choose={setTab} />
		</div>
	);
}

function labelled(word: string, number: number | undefined) {
	return (
		<>
			{word}
			{number !== undefined && <span class="tab-count"> {number.toLocaleString("en")}</span>}
		</>
	);
}

/** How many findings have each fate. */
function countFates(validation: Outcome | undefined): Record<Fate, number> {
	const counts = { needs: 0, right: 0, note: 0 };
	if (!validation) return counts;
	const groups = grouped(validation.diagnostics, validation.omitted);
	const fate = fatesOf(groups, validation.changes);
	for (const group of groups) counts[fate(group)] += sizeOf(group);
	return counts;
}

function changesOf({ changes }: Outcome): number {
	return changes.reduce((sum, change) => sum + change.count, 0);
}

/** The host of an address, or the name of a .zip. */
function nameOfOrigin(origin: string): string {
	try {
		return new URL(origin).host;
	} catch {
		return origin;
	}
}

function StateText({ row: { file, state, validation, progress, saved } }: { row: Row }) {
	const fates = useMemo(() => countFates(validation), [validation]);
	if (state === "waiting") return <>waiting</>;
	if (state === "reading") {
		if (!progress?.total) return <>reading…</>;
		return (
			<span class="reading">
				<progress max={progress.total} value={progress.done} aria-label={`${file.name} read`} /> {Math.floor((100 * progress.done) / progress.total)} %
			</span>
		);
	}
	if (state === "stopped") return <>stopped</>;
	if (state === "failed" || !validation) return <span class="badge error">failed</span>;
	const { gameCount, counts } = validation;
	const changed = changesOf(validation);
	return (
		<>
			<span class="badge">{count(gameCount, "board")}</span>
			{fates.needs > 0 && <span class={`badge ${counts.error > 0 ? "error" : "warning"}`}>{fates.needs.toLocaleString("en")} {fates.needs === 1 ? "needs" : "need"} you</span>}
			{fates.right > 0 && <span class="badge fine">{fates.right.toLocaleString("en")} put right</span>}
			{fates.note > 0 && <span class="badge info">{count(fates.note, "note")}</span>}
			{counts.error + counts.warning + counts.info === 0 && <span class="badge fine">no findings</span>}
			<span class="badge">{changed > 0 ? count(changed, "change") : "no changes"}</span>
			{saved === file && <span class="badge fine">saved</span>}
		</>
	);
}
