import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";
import { useReading } from "../../files/use-reading.js";
import type { OverviewProps } from "../../rooms/room.js";
import { useSite } from "../../words/use-site.js";
import type { Notation } from "../notation.js";
import { usualOf } from "../print/choices.js";
import { usePaperLanguage } from "../print/language.js";
import type { Paper } from "../print/paper.js";
import { printGames } from "../print/print-games.js";
import { usePrinting } from "../print/use-printing.js";
import { type Standings, standingsOf } from "./standings.js";
import { TableView } from "./table-view.js";
import { headsOf } from "./tournament.js";

/** The table of a tournament, whose results lead to the games. */
export function TournamentTab({ notation, paper, row: { file, validation }, openItem }: OverviewProps & { notation: Notation; paper: Paper }) {
	const { list } = useSite();
	const { scoring } = paper;
	const language = usePaperLanguage(paper);
	const reader = notation.readerOf(file, validation?.encoding);
	const { version, progress } = useReading(reader, notation.worker);
	const [standings, setStandings] = useState<Standings>();
	const [problem, setProblem] = useState<string>();
	const printing = usePrinting();
	const { entries } = reader.index;
	useEffect(() => {
		if (progress !== undefined) return;
		const stop = new AbortController();
		notation.worker
			.get()
			.then((kit) => headsOf(reader, kit, entries, stop.signal))
			.then((heads) => setStandings(standingsOf(heads, scoring)))
			.catch((error) => stop.signal.aborted || setProblem(whyNot(error)));
		return () => stop.abort();
	}, [reader, version, progress === undefined]);
	const said = problem ?? printing.problem;
	if (!language || !standings) return <p class="part reader-note">{said ?? "…"}</p>;
	const print = () =>
		printing.start(async (signal, onProgress) => printGames({ notation, paper, kit: await notation.worker.get(), reader, entries, choices: { ...usualOf(paper), what: "table" }, language, signal, onProgress }));
	return (
		<section class="part event-part" lang={language.texts.tag}>
			<div class="event-scroll" tabIndex={0} role="group" aria-label={standings.event}>
				<TableView standings={standings} texts={language.texts} open={openItem} />
			</div>
			{said && <p class="problem">{said}</p>}
			<p>
				<button type="button" data-print-table disabled={printing.progress !== undefined} onClick={print}>
					{list.print}
				</button>
			</p>
		</section>
	);
}
