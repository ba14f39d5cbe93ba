import { useState } from "preact/hooks";
import type { Pgn } from "pbnkit/pgn";
import type { PgnEpdRecord } from "pbnkit/pgn/read";
import { useRoom, useShared } from "../../files/context.js";
import type { Row } from "../../files/rows.js";
import type { Work } from "../../files/work.js";
import { printView } from "../../paper/print-view.js";
import { filled } from "../../words/filled.js";
import { mostPositions, usual } from "./choices.js";
import { PositionsView } from "./positions-view.js";
import { Check, LettersChoice, usePaperLanguage, usePrinting } from "./print-form.js";
import { styled } from "./style.js";

/** Prints the positions of a file, twelve to a page. */
export function PositionsForm({ row }: { row: Row }) {
	const { works } = useShared();
	const room = useRoom(row);
	const language = usePaperLanguage();
	const [letters, setLetters] = useState(usual.letters);
	const [withSolutions, setWithSolutions] = useState(false);
	const { progress, problem, start, stop } = usePrinting();
	if (!language) return <p>…</p>;
	const { texts } = language;
	const { file, validation } = row;
	const count = validation?.gameCount ?? 0;
	const isTooMuch = count > mostPositions;
	const print = (event: Event) => {
		event.preventDefault();
		start(async (signal, onProgress) => {
			const records = await (works.of(room) as Work<Pgn>).do((pgn) => recordsOf(pgn, file, signal, onProgress), { length: file.size, urgent: true, signal });
			const title = file.name;
			await styled(() => printView(<PositionsView records={records} title={title} withSolutions={withSolutions} letters={letters} language={language} />));
		});
	};
	return (
		<form class="reader-sheet" onSubmit={print} lang={texts.tag}>
			<Check name="solutions" label={texts.ask.solutions} checked={withSolutions} choose={setWithSolutions} />
			{withSolutions && <LettersChoice language={language} letters={letters} choose={setLetters} />}
			{isTooMuch && <p class="reader-note">{filled(texts.ask.tooManyPositions, { n: count, most: mostPositions }, texts)}</p>}
			{problem && <p class="problem">{problem}</p>}
			{progress === undefined ? (
				<button type="submit" class="primary" disabled={isTooMuch || count === 0}>
					{texts.ask.start}
				</button>
			) : (
				<p>
					<progress max={count} value={progress} aria-label={texts.ask.making} />{" "}
					<button type="button" onClick={stop}>
						{texts.ask.cancel}
					</button>
				</p>
			)}
		</form>
	);
}

async function recordsOf(pgn: Pgn, file: File, signal: AbortSignal, onProgress: (done: number) => void): Promise<PgnEpdRecord[]> {
	const records: PgnEpdRecord[] = [];
	for await (const record of pgn.epd.records(file, { signal })) {
		records.push(record);
		onProgress(records.length);
	}
	return records;
}
