import type { Validation } from "pbnkit";
import { jsonFrame, jsonReport, textReport } from "pbnkit/report";
import { whyNot } from "../../files/convert.js";
import type { Row } from "../../files/rows.js";
import type { Work } from "../../files/work.js";
import { csvHead, csvReport } from "./csv.js";

interface Format {
	title: string;
	extension: string;
	type: string;
	start: string;
	between: string;
	end: string;
	of: (path: string, validation: Validation) => string;
}

/** What a report may be: for a person and for programs as the shell command prints it, and for a spreadsheet. */
export const formats: readonly Format[] = [
	{ title: "Text", extension: "txt", type: "text/plain;charset=utf-8", start: "", between: "", end: "", of: textReport },
	{ title: "JSON", extension: "json", type: "application/json", ...jsonFrame, of: jsonReport },
	{ title: "CSV", extension: "csv", type: "text/csv;charset=utf-8", start: csvHead, between: "", end: "", of: csvReport },
];

interface Calling {
	work: Work;
	signal: AbortSignal;
	/** Is told after each file. */
	onFile: (done: number) => void;
}

/**
 * A report on files, which are checked one after another as the shell command does it.
 *
 * @returns the report, and which files are not in it, each with the reason
 */
export async function report(format: Format, rows: readonly Row[], { work, signal, onFile }: Calling): Promise<{ blob: Blob; missing: string[] }> {
	const parts: string[] = [];
	const missing: string[] = [];
	for (const [done, { file, folder }] of rows.entries()) {
		const path = folder ? `${folder}/${file.name}` : file.name;
		const wanted = format.extension === "txt" ? { text: { path } } : {};
		// For the text, the core keeps the file as a whole: it quotes its lines.
		const size = "text" in wanted ? file.size : 0;
		try {
			parts.push(format.of(path, await work.do((pbn) => pbn.validate(file, { ...wanted, signal }), { urgent: true, size, signal })));
		} catch (error) {
			signal.throwIfAborted();
			missing.push(`${path}: ${whyNot(error)}`);
		}
		onFile(done + 1);
	}
	return { blob: new Blob([format.start, ...joined(parts, format.between), format.end], { type: format.type }), missing };
}

function joined(parts: string[], between: string): string[] {
	return parts.flatMap((part, at) => (at === 0 ? [part] : [between, part]));
}
