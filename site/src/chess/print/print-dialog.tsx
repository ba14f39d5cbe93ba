import { useMemo } from "preact/hooks";
import type { Row } from "../../files/rows.js";
import { useReading } from "../../files/use-reading.js";
import { GameReader, readerOf } from "../game-reader.js";
import { ofGames } from "../reading-worker.js";
import { PositionsForm } from "./positions-form.js";
import { PrintForm } from "./print-form.js";

/** What is asked before a file is printed. */
export function PrintDialog({ row }: { row: Row }) {
	const { kind } = row.is ?? {};
	return kind === "epd" || kind === "fen" ? <PositionsForm row={row} /> : <GamesDialog row={row} />;
}

function GamesDialog({ row }: { row: Row }) {
	const reader = useMemo(() => readerFor(row), [row]);
	const { problem, progress } = useReading(reader, ofGames);
	const { query } = reader.place;
	const found = query.trim() === "" ? reader.index.entries : reader.index.search(query).found();
	if (problem) return <p role="alert">{problem}</p>;
	return progress === undefined ? <PrintForm reader={reader} chosen={undefined} found={found} /> : <progress max={1} value={progress} />;
}

/** The reader of a file, if it has read all of it, else one of its own: what is read for the list on the page may be given up. */
function readerFor({ file, validation }: Row): GameReader {
	const shown = readerOf(file, validation?.encoding);
	if (shown.complete) return shown;
	const own = new GameReader(file);
	own.encoding = validation?.encoding;
	own.place.query = shown.place.query;
	return own;
}
