import { useState } from "preact/hooks";
import type { Row } from "../../files/rows.js";
import type { Room } from "../../rooms/room.js";
import { filled } from "../../words/filled.js";
import { useSite } from "../../words/use-site.js";
import { useReport } from "./use-report.js";

/** Downloads what was found in all files, in one of the formats. */
export function ReportButtons({ room, rows }: { room: Room; rows: readonly Row[] }) {
	const words = useSite();
	const { report } = words;
	const [said, setSaid] = useState("");
	const reports = useReport(room, rows, setSaid);
	return (
		<div class="report-buttons" role="group" aria-label={filled(report.label, { what: report.allFiles }, words)}>
			<span class="report-label">{report.title}</span>
			{reports.map(({ extension, title, make }) => (
				<button
					key={extension}
					type="button"
					data-report={extension}
					aria-label={filled(report.button, { format: title, what: report.allFiles }, words)}
					title={extension === "csv" ? report.formulas : undefined}
					onClick={() => void make()}
				>
					{title}
				</button>
			))}
			<span class="report-said" role="status">
				{said}
			</span>
		</div>
	);
}
