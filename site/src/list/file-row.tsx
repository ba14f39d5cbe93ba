import { useEffect, useId, useState } from "preact/hooks";
import { Changes } from "../check/changes.js";
import { useShared } from "../files/context.js";
import { Deals } from "../read/deals.js";
import { Findings } from "../check/findings.js";
import type { Row } from "../files/rows.js";
import { count, severities, size } from "../files/words.js";

/** A file: what it is, what came of it, and, open, its findings and deals. */
export function FileRow({ row }: { row: Row }) {
	const { conversion } = useShared();
	const [open, setOpen] = useState(false);
	const details = useId();
	const { file, folder, state, validation, download, problem } = row;
	const hasDetails = validation !== undefined;
	useEffect(() => {
		if (row.opens && hasDetails) setOpen(true);
	}, [row.opens, hasDetails]);

	return (
		<li
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
						{file.name}
					</span>
				</button>
				<span class="file-facts">
					<span class="badge">{size(file.size)}</span>
					<StateText row={row} />
				</span>
				<span class="file-actions">
					{download && (
						<a class="button" data-download href={download.url} download={download.name} aria-label={`Download ${download.name} in export format`}>
							Download
						</a>
					)}
					<button type="button" class="remove" aria-label={`Remove ${file.name} from the list`} title="Remove" onClick={() => conversion.remove(row.id)}>
						✕
					</button>
				</span>
			</div>
			{problem && (
				<p class="problem">
					<b>Not converted.</b> {problem}
				</p>
			)}
			{open && validation && (
				<div id={details} class="details">
					<Findings file={file} validation={validation} />
					{download && <Changes changes={validation.changes} />}
					{validation.gameCount > 0 && <Deals file={file} gameCount={validation.gameCount} />}
				</div>
			)}
		</li>
	);
}

function StateText({ row: { state, validation } }: { row: Row }) {
	if (state === "waiting") return <>waiting</>;
	if (state === "reading") return <>reading…</>;
	if (state === "stopped") return <>stopped</>;
	if (state === "failed" || !validation) return <span class="badge error">failed</span>;
	const { gameCount, counts } = validation;
	return (
		<>
			<span class="badge">{count(gameCount, "game")}</span>
			{(["error", "warning", "info"] as const).map(
				(severity) =>
					counts[severity] > 0 && (
						<span key={severity} class={`badge ${severity}`}>
							{count(counts[severity], severities[severity].word)}
						</span>
					),
			)}
			{counts.error + counts.warning + counts.info === 0 && <span class="badge fine">no findings</span>}
		</>
	);
}
