import { useEffect, useState } from "preact/hooks";
import type { Row } from "../files/rows.js";
import { count } from "../files/words.js";

interface Props {
	rows: readonly Row[];
	skipped: number;
	clear: () => void;
}

/** What all files come to, and how far the work is. */
export function Summary({ rows, skipped, clear }: Props) {
	const left = rows.filter(({ state }) => state === "waiting" || state === "reading").length;
	const failed = rows.filter(({ state }) => state === "failed").length;
	const sum = (of: (row: Row) => number | undefined) => rows.reduce((total, row) => total + (of(row) ?? 0), 0);
	const totals = [
		count(rows.length, "file"),
		count(sum((row) => row.validation?.gameCount), "game"),
		count(sum((row) => row.validation?.counts.error), "error"),
		count(sum((row) => row.validation?.counts.warning), "warning"),
		...(failed > 0 ? [`${count(failed, "file")} not converted`] : []),
	].join(", ");
	return (
		<section class="summary" aria-label="Summary" hidden={rows.length === 0 && skipped === 0}>
			<p class="totals">{totals}</p>
			{skipped > 0 && <p class="skipped">{count(skipped, "file")} in the folder skipped: not .pbn</p>}
			{left > 0 && (
				<p class="progress">
					<progress max={rows.length} value={rows.length - left} aria-label="Files read" /> {count(left, "file")} to go
				</p>
			)}
			<button type="button" onClick={clear}>
				Clear list
			</button>
			<Announcement working={left > 0} files={rows.length} totals={totals} />
		</section>
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
