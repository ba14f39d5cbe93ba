import { useMemo } from "preact/hooks";
import type { Row } from "../../files/rows.js";
import { useReading } from "../../files/use-reading.js";
import type { Notation } from "../notation.js";
import type { Paper } from "./paper.js";
import { PrintGamesForm } from "./print-form.js";

/** What is asked before the games of a file are printed. */
export function GamesDialog({ notation, paper, row }: { notation: Notation; paper: Paper; row: Row }) {
	const reader = useMemo(() => paper.wholeReaderOf(row), [paper, row]);
	const { problem, progress } = useReading(reader, notation.worker);
	const { query } = reader.place;
	const found = query.trim() === "" ? reader.index.entries : reader.index.search(query).found();
	if (problem) return <p role="alert">{problem}</p>;
	return progress === undefined ? <PrintGamesForm notation={notation} paper={paper} reader={reader} chosen={undefined} found={found} /> : <progress max={1} value={progress} />;
}
