import { useMemo } from "preact/hooks";
import type { Row } from "../../files/rows.js";
import { useReading } from "../../files/use-reading.js";
import { wholeReaderOf } from "../problem-reader.js";
import { ofProblems } from "../reading-worker.js";
import { PrintForm } from "./print-form.js";

/** What is asked before the problems of a file are printed. */
export function PrintDialog({ row: { file, asPbn, validation } }: { row: Row }) {
	const reader = useMemo(() => wholeReaderOf(asPbn ?? file, asPbn ? undefined : validation?.encoding), [file, asPbn, validation]);
	const { problem, progress } = useReading(reader, ofProblems);
	const { query } = reader.place;
	const found = query.trim() === "" ? reader.index.entries : reader.index.search(query).found();
	if (problem) return <p role="alert">{problem}</p>;
	return progress === undefined ? <PrintForm reader={reader} chosen={undefined} found={found} /> : <progress max={1} value={progress} />;
}
