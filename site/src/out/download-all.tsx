import type { Pbn } from "pbnkit";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useShared } from "../files/context.js";
import { whyNot } from "../files/convert.js";
import { download } from "../files/download.js";
import { seldom } from "../files/pauses.js";
import { isUnderWay, type Row } from "../files/rows.js";
import type { Work } from "../files/work.js";
import { roomOf } from "../rooms/entered.js";
import { useFilling } from "../list/filling.js";
import { MenuButton } from "../list/menu-button.js";
import { counted, filled } from "../words/filled.js";
import { useSite } from "../words/use-site.js";
import { namedApart, pack } from "./pack.js";
import { blobSink } from "./written.js";

const zipName = "export-format.zip";

/** How often it is told how far the packing is, in milliseconds. */
const progressEvery = 150;

/** The button that packs everything that was converted into a .zip, once it is known of each file what comes of it. */
export function DownloadAll({ rows }: { rows: readonly Row[] }) {
	const { rows: all, works, home } = useShared();
	const words = useSite();
	const { list, out } = words;
	const counting = (n: number) => ({ files: counted(n, "files", words) });
	const [percent, setPercent] = useState<number>();
	const [said, setSaid] = useState("");
	const stop = useRef<AbortController>(undefined);
	const ready = rows.filter(({ download }) => download).length;
	// Not as an effect, which is cleaned up after the next paint: a small .zip is packed by then.
	useLayoutEffect(() => () => stop.current?.abort(), []);

	const begin = async () => {
		const stopping = new AbortController();
		stop.current = stopping;
		setSaid("");
		setPercent(0);
		try {
			const { files, renamed } = await namedApart(rows, stopping.signal);
			const { to, blob } = blobSink("application/zip");
			await pack(files, to, {
				signal: stopping.signal,
				onProgress: seldom(progressEvery, (done, total) => setPercent(Math.floor((100 * done) / Math.max(1, total)))),
			});
			stopping.signal.throwIfAborted();
			download(blob(), zipName);
			for (const { id, file, download: made } of rows) if (made) all.update(id, { taken: file });
			const left = rows.length - files.length;
			setSaid(
				[
					filled(out.packed, { ...counting(files.length), name: zipName }, words),
					left > 0 && filled(out.leftOut, counting(left), words),
					renamed.length > 0 && filled(out.renamed, { names: renamed.slice(0, 3).join(", ") + (renamed.length > 3 ? ", …" : "") }, words),
				]
					.filter(Boolean)
					.join(" "),
			);
		} catch (error) {
			setSaid(stopping.signal.aborted ? out.notPacked : filled(out.noZip, { why: error instanceof Error ? error.message : String(error) }, words));
		}
		setPercent(undefined);
	};

	const boards = useRef<AbortController>(undefined);
	useLayoutEffect(() => () => boards.current?.abort(), []);
	const saveResults = async () => {
		const { signal } = (boards.current = new AbortController());
		setSaid(filled(out.making, { name: resultsName }, words));
		try {
			const [first] = withBoards;
			const { resultsOf } = await import("./all-results.js");
			const csv = first && (await resultsOf(withBoards, works.of(roomOf(first.room) ?? home) as Work<Pbn>, signal));
			if (csv !== undefined) download(new Blob([csv], { type: "text/csv" }), resultsName);
			setSaid(csv === undefined ? out.noResultsAtAll : filled(out.isMade, { name: resultsName }, words));
		} catch (error) {
			if (!signal.aborted) setSaid(whyNot(error));
		}
	};
	const hasBoards = (row: Row): boolean => row.state === "done" && row.validation !== undefined && row.validation.gameCount > 0 && (roomOf(row.room) ?? home).offers.includes("dd");
	const withBoards = rows.filter(hasBoards);
	const filling = useFilling(roomOf(withBoards[0]?.room) ?? home, withBoards, ready);
	const items = () => [
		{ name: "csv", label: list.as.csv, run: () => void saveResults() },
		{ name: "dd", label: list.as.ddAll, run: filling.begin },
	];

	if (ready === 0 && said === "") return null;
	return (
		<>
			{percent === undefined ? (
				<span class="split">
					<button type="button" id="download-all" class="primary" disabled={ready === 0 || rows.some(isUnderWay)} onClick={() => void begin()}>
						{out.all}
					</button>
					{withBoards.length > 0 && !rows.some(isUnderWay) && (
						<MenuButton name="download-all" label={filled(list.downloadsOf, { name: words.report.allFiles }, words)} items={items}>
							<span aria-hidden="true">▾</span>
						</MenuButton>
					)}
				</span>
			) : (
				<button type="button" id="download-all" onClick={() => stop.current?.abort()}>
					{filled(out.packing, { percent }, words)}
				</button>
			)}
			<p class="said" role="status">
				{said}
			</p>
			{filling.view}
		</>
	);
}

const resultsName = "results.csv";
