import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { Row } from "../files/rows.js";
import { boardsFile } from "../list/boards-file.js";
import { ChosenBoards } from "../out/chosen-boards.js";
import { BoardReader, readerOf } from "./board-reader.js";
import type { Entry } from "./entry.js";
import { LanguageProvider } from "./language.js";
import { PrintForm } from "./print/print-menu.js";
import { useBoards } from "./use-boards.js";
import { useDisplay } from "./use-display.js";

/** What is asked before boards of a file are saved. */
export function ChosenDialog({ row }: { row: Row }) {
	return <OfBoards row={row} content={({ reader, found, complete }) => <ChosenBoards reader={reader} found={found} complete={complete} />} />;
}

/** What is asked before they are printed. */
export function PrintDialog({ row }: { row: Row }) {
	return (
		<OfBoards row={row} content={({ reader, found, display: { settings, display } }) => <PrintForm reader={reader} chosen={undefined} found={found} settings={settings} suits={display.suits} />} />
	);
}

/** The boards of a file. */
interface Given {
	reader: BoardReader;
	found: readonly Entry[];
	/** Whether all of them are known by now. */
	complete: boolean;
	display: ReturnType<typeof useDisplay>;
}

/** Something that is asked about boards of a file, in their language. */
function OfBoards({ row, content }: { row: Row; content: (given: Given) => VNode }) {
	const display = useDisplay();
	const reader = useMemo(() => readerFor(row), [row]);
	const { problem } = useBoards(reader);
	const { query } = reader.place;
	const { index, complete } = reader;
	const found = query.trim() === "" ? index.entries : index.search(query).found();
	if (problem) return <p role="alert">{problem}</p>;
	return (
		<LanguageProvider value={display.language}>
			<div lang={display.language.words.tag}>{content({ reader, found, complete, display })}</div>
		</LanguageProvider>
	);
}

/** The reader of a file, if it has read all of it, else one of its own: what is read for the list on the page may be given up. */
function readerFor(row: Row): BoardReader {
	const { file, encoding } = boardsFile(row);
	const shown = readerOf(file, encoding);
	if (shown.complete) return shown;
	const own = new BoardReader(file, encoding);
	own.place.query = shown.place.query;
	for (const number of shown.marked) own.marked.add(number);
	return own;
}
