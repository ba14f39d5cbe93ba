import { type Fate, type FoundByRule, fatesOf, jsonFrame, jsonReport, textReport } from "pbnkit/report";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useShared } from "../../files/context.js";
import { whyNot } from "../../files/convert.js";
import { download } from "../../files/download.js";
import type { Checked } from "../../files/kit.js";
import type { Row } from "../../files/rows.js";
import type { Work } from "../../files/work.js";
import type { Room } from "../../rooms/room.js";
import { counted, filled } from "../../words/filled.js";
import { useSite } from "../../words/use-site.js";
import type { SiteWords } from "../../words/words.js";
import { csvHead, csvReport } from "./csv.js";

/** A report that can be made. */
interface Offered {
	extension: string;
	/** What its format is called; the names of JSON and CSV are the same in each language. */
	title: string;
	make(): Promise<void>;
}

/** The reports on files of a room, in each of the formats. */
export function useReport(room: Room, rows: readonly Row[], say: (sentence: string) => void): Offered[] {
	const { works } = useShared();
	const words = useSite();
	const { report } = words;
	const stop = useRef<AbortController | undefined>(undefined);
	// Not as an effect, which is cleaned up after the next paint: a small report is made by then.
	useLayoutEffect(() => () => stop.current?.abort(), []);
	const make = async (format: Format) => {
		stop.current?.abort();
		const { signal } = (stop.current = new AbortController());
		const onFile = (done: number) => rows.length > 1 && !signal.aborted && say(filled(report.checkingOf, { at: done, files: counted(rows.length, "files", words) }, words));
		say(report.checking);
		try {
			const { blob, missing } = await reportOn(format, rows, { room, work: works.of(room), signal, onFile });
			signal.throwIfAborted();
			if (missing.length < rows.length) download(blob, `${nameOf(rows)}.${format.extension}`);
			say(missing.length > 0 ? notThere(missing, words) : report.made);
		} catch (error) {
			if (!signal.aborted) say(whyNot(error));
		}
	};
	return formats.map((format) => ({ extension: format.extension, title: format.extension === "txt" ? report.text : format.title, make: () => make(format) }));
}

/** How many of the files that are not in a report are named. */
const mostNamed = 5;

function notThere(missing: string[], words: SiteWords): string {
	const more = missing.length > mostNamed ? ` ${filled(words.out.andMore, { files: counted(missing.length - mostNamed, "moreFiles", words) }, words)}` : "";
	return filled(words.report.missing, { names: missing.slice(0, mostNamed).join(" ") + more }, words);
}

function nameOf(rows: readonly Row[]): string {
	const [only] = rows;
	return rows.length === 1 && only ? `${only.file.name} report` : "report";
}

interface Format {
	title: string;
	extension: string;
	type: string;
	start: string;
	between: string;
	end: string;
	of: (path: string, validation: Checked, fateOf: (found: FoundByRule) => Fate) => string;
}

/** What a report may be: for a person and for programs as the shell command prints it, and for a spreadsheet. */
const formats: readonly Format[] = [
	{ title: "Text", extension: "txt", type: "text/plain;charset=utf-8", start: "", between: "", end: "", of: textWithFates },
	{ title: "JSON", extension: "json", type: "application/json", ...jsonFrame, of: jsonWithFates },
	{ title: "CSV", extension: "csv", type: "text/csv;charset=utf-8", start: csvHead, between: "", end: "", of: csvReport },
];

/** In the language of what is found, which is English. */
const fateWords: Record<Fate, string> = { needs: "needs you", right: "put right in the download", note: "note" };

/** What the shell command prints, with the fate at the end of each finding's first line. The command knows no fates: it makes no export. */
function textWithFates(path: string, validation: Checked, fateOf: (found: FoundByRule) => Fate): string {
	let told = 0;
	const lines = (validation.text ?? "").split("\n").map((line) => {
		const found = validation.diagnostics[told];
		// What is quoted of the file is indented.
		if (!found || line.startsWith(" ") || !line.endsWith(`[${found.rule}]`)) return line;
		told++;
		return `${line} (${fateWords[fateOf(found)]})`;
	});
	return textReport(path, { version: "", ...validation, text: lines.join("\n") });
}

/** The same as JSON. */
function jsonWithFates(path: string, validation: Checked, fateOf: (found: FoundByRule) => Fate): string {
	return jsonReport(path, { version: "", ...validation, diagnostics: validation.diagnostics.map((found) => ({ ...found, fate: fateOf(found) })) });
}

interface Calling {
	room: Room;
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
async function reportOn(format: Format, rows: readonly Row[], { room, work, signal, onFile }: Calling): Promise<{ blob: Blob; missing: string[] }> {
	const parts: string[] = [];
	const missing: string[] = [];
	for (const [done, { file, folder, validation: known, asLatin1 = false }] of rows.entries()) {
		const path = folder ? `${folder}/${file.name}` : file.name;
		const wanted = format.extension === "txt" ? { text: { path } } : {};
		// For the text, the core keeps the file as a whole: it quotes its lines.
		const size = "text" in wanted ? file.size : 0;
		try {
			const validation = await work.do(async (kit) => (await room.verbs(kit, file)).validate(file, { ...wanted, signal }), { urgent: true, size, signal });
			const made = known ?? (await room.convert(work, file, { asLatin1, urgent: true, signal, onStart() {}, onProgress() {} })).validation;
			parts.push(format.of(path, validation, fatesOf(made)));
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
