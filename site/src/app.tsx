import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import type { Collected } from "./intake/collect.js";
import { SharedContext, useRows } from "./files/context.js";
import { convert } from "./files/convert.js";
import { DropZone } from "./intake/drop-zone.js";
import { FileTable } from "./list/file-table.js";
import { Rows } from "./files/rows.js";
import { Summary } from "./list/summary.js";
import { Trouble } from "./trouble.js";
import { Work, type Readiness } from "./files/work.js";

/** The page. */
export function App() {
	const [readiness, setReadiness] = useState<Readiness>("loading");
	const [skipped, setSkipped] = useState(0);
	const shared = useMemo(() => ({ rows: new Rows(), work: new Work(setReadiness) }), []);
	const { rows, work } = shared;
	const all = useRows(rows);

	useEffect(() => {
		void work.run();
	}, [work]);
	useEffect(() => {
		if (readiness === "ready") document.documentElement.dataset["ready"] = "true";
	}, [readiness]);

	const take = useCallback(
		(collected: Collected) => {
			setSkipped((before) => before + collected.skipped);
			for (const row of rows.add(collected.found)) void convert(row, rows, work);
		},
		[rows, work],
	);
	const clear = useCallback(() => {
		rows.clear();
		setSkipped(0);
	}, [rows]);

	return (
		<SharedContext.Provider value={shared}>
			<header class="page-header">
				<h1>Check your bridge files, and save them in export format</h1>
				<p class="lead">
					A PBN file holds deals, auctions, play and results. Give this page yours: it shows what does not follow the
					Portable Bridge Notation standard and why, draws the deals, and writes each file anew in the strict export format
					that every bridge program can read.
				</p>
				<p class="privacy">Your files stay on your computer. All the work is done inside this page, and nothing is sent anywhere.</p>
			</header>
			<main>
				{readiness instanceof Error && <Trouble error={readiness} retry={() => void work.run()} />}
				<DropZone take={take} />
				<Summary rows={all} skipped={skipped} clear={clear} />
				<FileTable rows={all} />
			</main>
		</SharedContext.Provider>
	);
}
