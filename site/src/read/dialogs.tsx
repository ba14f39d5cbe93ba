import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { Row } from "../files/rows.js";
import { boardsFile } from "../list/boards-file.js";
import { ChosenBoards } from "../out/chosen-boards.js";
import { type BoardReader, wholeReaderOf } from "./board-reader.js";
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
	const reader = useMemo(() => {
		const { file, encoding } = boardsFile(row);
		return wholeReaderOf(file, encoding);
	}, [row]);
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
