import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useShared } from "../../files/context.js";
import { whyNot } from "../../files/convert.js";
import { download } from "../../files/download.js";
import type { Row } from "../../files/rows.js";
import { count } from "../../files/words.js";
import { formats, report } from "./report.js";

/** Downloads what was found in files, in one of the formats. */
export function ReportButtons({ rows }: { rows: readonly Row[] }) {
	const { work } = useShared();
	const [said, setSaid] = useState("");
	const stop = useRef<AbortController | undefined>(undefined);
	// Not as an effect, which is cleaned up after the next paint: a small report is made by then.
	useLayoutEffect(() => () => stop.current?.abort(), []);
	const [only] = rows;
	const about = rows.length === 1 && only ? only.file.name : "all files";

	const make = async (format: (typeof formats)[number]) => {
		stop.current?.abort();
		const { signal } = (stop.current = new AbortController());
		const onFile = (done: number) => rows.length > 1 && !signal.aborted && setSaid(`Checking ${done} of ${count(rows.length, "file")}`);
		setSaid("Checking…");
		try {
			const { blob, missing } = await report(format, rows, { work, signal, onFile });
			signal.throwIfAborted();
			if (missing.length < rows.length) download(blob, `${nameOf(rows)}.${format.extension}`);
			setSaid(missing.length > 0 ? notThere(missing) : "The report is made.");
		} catch (error) {
			if (!signal.aborted) setSaid(whyNot(error));
		}
	};
	return (
		<div class="report-buttons" role="group" aria-label={`Report on ${about}`}>
			<span class="report-label">Report</span>
			{formats.map((format) => (
				<button
					key={format.extension}
					type="button"
					data-report={format.extension}
					aria-label={`${format.title}: report on ${about}`}
					title={format.note}
					onClick={() => void make(format)}
				>
					{format.title}
				</button>
			))}
			<span class="report-said" role="status">
				{said}
			</span>
		</div>
	);
}

/** How many of the files that are not in a report are named. */
const mostNamed = 5;

function notThere(missing: string[]): string {
	const more = missing.length > mostNamed ? ` And ${count(missing.length - mostNamed, "more file")}.` : "";
	return `Not in the report: ${missing.slice(0, mostNamed).join(" ")}${more}`;
}

function nameOf(rows: readonly Row[]): string {
	const [only] = rows;
	return rows.length === 1 && only ? `${only.file.name} report` : "report";
}
