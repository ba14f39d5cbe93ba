import { useMemo } from "preact/hooks";
import type { Row } from "../../files/rows.js";
import { useReading } from "../../files/use-reading.js";
import { wholeReaderOf } from "../game-reader.js";
import { ofGames } from "../reading-worker.js";
import { PositionsForm } from "./positions-form.js";
import { PrintForm } from "./print-form.js";

/** What is asked before a file is printed. */
export function PrintDialog({ row }: { row: Row }) {
	const { kind } = row.is ?? {};
	return kind === "epd" || kind === "fen" ? <PositionsForm row={row} /> : <GamesDialog row={row} />;
}

function GamesDialog({ row }: { row: Row }) {
	const reader = useMemo(() => wholeReaderOf(row.file, row.validation?.encoding), [row]);
	const { problem, progress } = useReading(reader, ofGames);
	const { query } = reader.place;
	const found = query.trim() === "" ? reader.index.entries : reader.index.search(query).found();
	if (problem) return <p role="alert">{problem}</p>;
	return progress === undefined ? <PrintForm reader={reader} chosen={undefined} found={found} /> : <progress max={1} value={progress} />;
}
