import { useState } from "preact/hooks";
import type { Pgn } from "pbnkit/pgn";
import type { PgnEpdRecord } from "pbnkit/pgn/read";
import { useRoom, useShared } from "../../files/context.js";
import type { Row } from "../../files/rows.js";
import type { Work } from "../../files/work.js";
import { printView } from "../../paper/print-view.js";
import { mostPositions, perPages } from "../../played/print/choices.js";
import { usePaperLanguage } from "../../played/print/language.js";
import { Check, Start } from "../../played/print/parts.js";
import { PositionsView } from "../../played/print/positions-view.js";
import { styled } from "../../played/print/style.js";
import { usePrinting } from "../../played/print/use-printing.js";
import { filled } from "../../words/filled.js";
import { chessPaper, LettersChoice } from "./paper.js";
import { printedOf } from "./records.js";

/** Prints the positions of a file, twelve to a page. */
export function PositionsForm({ row }: { row: Row }) {
	const { works } = useShared();
	const room = useRoom(row);
	const language = usePaperLanguage(chessPaper);
	const [letters, setLetters] = useState(chessPaper.naming);
	const [withSolutions, setWithSolutions] = useState(false);
	const printing = usePrinting();
	if (!language) return <p>…</p>;
	const { texts } = language;
	const { file, validation } = row;
	const count = validation?.gameCount ?? 0;
	const isTooMuch = count > mostPositions;
	const print = (event: Event) => {
		event.preventDefault();
		printing.start(async (signal, onProgress) => {
			const records = await (works.of(room) as Work<Pgn>).do((pgn) => recordsOf(pgn, file, signal, onProgress), { length: file.size, urgent: true, signal });
			const positions = records.map((record) => printedOf(record, letters, language));
			await styled(() => printView(<PositionsView positions={positions} title={file.name} perPage={Math.max(...perPages)} withSolutions={withSolutions} texts={texts} />));
		});
	};
	return (
		<form class="reader-sheet" onSubmit={print} lang={texts.tag}>
			<Check name="solutions" label={texts.ask.solutions} checked={withSolutions} choose={setWithSolutions} />
			{withSolutions && <LettersChoice language={language} naming={letters} choose={setLetters} />}
			{isTooMuch && <p class="reader-note">{filled(texts.ask.tooManyPositions, { n: count, most: mostPositions }, texts)}</p>}
			<Start printing={printing} count={count} disabled={isTooMuch || count === 0} ask={texts.ask} />
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
