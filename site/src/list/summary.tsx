import { useEffect, useState } from "preact/hooks";
import { ReportButtons } from "../check/report/report-buttons.js";
import { useShared } from "../files/context.js";
import { DownloadAll } from "../out/download-all.js";
import { MergeButton } from "../out/merge-button.js";
import { SaveButton } from "../out/save-button.js";
import { isUnderWay, type Row } from "../files/rows.js";
import { count } from "../files/words.js";

interface Props {
	rows: readonly Row[];
	skipped: number;
	problems: readonly string[];
	clear: () => void;
}

/** What all files come to, and how far the work is. A single file says that itself. */
export function Summary({ rows, skipped, problems, clear }: Props) {
	const { conversion } = useShared();
	const left = rows.filter(isUnderWay).length;
	const stopped = rows.filter(({ state }) => state === "stopped").length;
	const saved = rows.filter((row) => row.saved === row.file).length;
	const failed = rows.filter(({ state }) => state === "failed").length;
	const sum = (of: (row: Row) => number | undefined) => rows.reduce((total, row) => total + (of(row) ?? 0), 0);
	const totals = [
		count(rows.length, "file"),
		count(sum((row) => row.validation?.gameCount), "board"),
		count(sum((row) => row.validation?.counts.error), "error"),
		count(sum((row) => row.validation?.counts.warning), "warning"),
		...(saved > 0 ? [`${count(saved, "file")} saved in place`] : []),
		...(stopped > 0 ? [`${count(stopped, "file")} stopped`] : []),
		...(failed > 0 ? [`${count(failed, "file")} not converted`] : []),
	].join(", ");
	return (
		<>
			<section class="summary" aria-label="Summary" hidden={rows.length < 2 && skipped === 0 && problems.length === 0}>
				{rows.length > 1 && <p class="totals">{totals}</p>}
				{skipped > 0 && <p class="skipped">{count(skipped, "file")} skipped: not .pbn</p>}
				{problems.length > 0 && <Problems problems={problems} />}
				{left > 0 && (
					<p class="progress">
						<progress max={rows.length} value={rows.length - left} aria-label="Files read" /> {count(left, "file")} to go{" "}
						<button type="button" id="stop-all" onClick={() => conversion.stopAll()}>
							Stop
						</button>
					</p>
				)}
				<div class="summary-actions">
					{rows.length > 1 && <DownloadAll rows={rows} />}
					{rows.length > 1 && left === 0 && <MergeButton rows={rows} />}
					{rows.length > 1 && <SaveButton rows={rows} id="save-all" />}
					{rows.length > 1 && left === 0 && <ReportButtons rows={rows} />}
					<button type="button" onClick={clear}>
						Clear list
					</button>
				</div>
			</section>
			<Announcement working={left > 0} files={rows.length} totals={totals} />
		</>
	);
}

/** How many of the problems are listed. */
const listed = 10;

function Problems({ problems }: { problems: readonly string[] }) {
	return (
		<div class="intake-problems" role="alert">
			{problems.slice(0, listed).map((problem) => (
				<p key={problem}>{problem}</p>
			))}
			{problems.length > listed && <p>And {count(problems.length - listed, "more problem")}.</p>}
		</div>
	);
}

/** Tells those who listen when the work begins and how it ended, not each step. */
function Announcement({ working, files, totals }: { working: boolean; files: number; totals: string }) {
	const [text, setText] = useState("");
	useEffect(() => {
		if (files > 0) setText(working ? `Reading ${count(files, "file")}` : `Done: ${totals}`);
	}, [working, files, totals]);
	return (
		<p class="spoken" role="status" aria-live="polite">
			{text}
		</p>
	);
}
