// How it is written what was found in files.
import type { Diagnostic, Related, Rule, Severity, TextOptions, Validation } from "../pbn/types.js";
import { jsonFrame, jsonReport, textReport } from "../report/report.js";
import { json, printable } from "../report/safe.js";
import { version } from "../host/version.js";
import { type Out, wantsColor } from "./terminal.js";
import type { Values } from "./values.js";

/** What comes before, between and after what is written of files. */
export interface Frame {
	start: string;
	between: string;
	end: string;
}

export const noFrame: Frame = { start: "", between: "", end: "" };

export interface Format {
	frame: Frame;
	file(path: string, found: Validation): string;
	/** What has to be asked of the core. */
	text?: TextOptions;
}

/** What is for people: for a stream, as the options say. */
export function textFormat(values: Values, stream: Out): Format & { text: TextOptions } {
	const errorsOnly = values.has("quiet");
	return {
		frame: noFrame,
		text: { color: wantsColor(stream, values.one("color")), errorsOnly },
		file: (path, found) => (errorsOnly ? (found.counts.error > 0 ? textReport(path, onlyErrors(found)) : "") : textReport(path, found)),
	};
}

/** The format that --format names. */
export async function formatOf(values: Values, rules: () => Promise<Rule[]>): Promise<Format> {
	const of = (found: Validation) => (values.has("quiet") ? onlyErrors(found) : found);
	switch (values.one("format")) {
		case "json":
			return { frame: jsonFrame, file: (path, found) => jsonReport(path, of(found)) };
		case "jsonl":
			return { frame: noFrame, file: (path, found) => `${jsonReport(path, of(found))}\n` };
		case "github":
			return { frame: noFrame, file: (path, found) => of(found).diagnostics.map((diagnostic) => github(path, diagnostic)).join("") };
		case "sarif":
			return { frame: sarifFrame(await rules()), file: (path, found) => of(found).diagnostics.map((diagnostic) => json(sarif(path, diagnostic))).join(",") };
	}
	return textFormat(values, process.stdout);
}

/** All are counted, but only errors are listed. */
function onlyErrors(found: Validation): Validation {
	const isError = ({ severity }: { severity: Severity }) => severity === "error";
	return { ...found, diagnostics: found.diagnostics.filter(isError), omitted: found.omitted.filter(isError) };
}

/** A workflow command of GitHub Actions, which marks the lines of a pull request. */
function github(path: string, { rule, severity, message, span: { start, end } }: Diagnostic): string {
	const at = `line=${start.line},endLine=${end.line},col=${start.column},endColumn=${end.column}`;
	return `::${severity === "info" ? "notice" : severity} file=${property(path)},${at},title=${property(rule)}::${data(printable(message))}\n`;
}

/** What may not be in such a command as it is. */
function data(text: string): string {
	return text.replace(/[%\r\n]/g, encodeURIComponent);
}

function property(text: string): string {
	return text.replace(/[%\r\n:,]/g, encodeURIComponent);
}

/** What is around the results of all files: the Static Analysis Results Interchange Format, version 2.1.0, with all rules. */
function sarifFrame(all: Rule[]): Frame {
	const rules = all.map(({ name, title, severity }) => ({ id: name, shortDescription: { text: title }, defaultConfiguration: { level: level(severity) } }));
	const run = { tool: { driver: { name: "pbnkit", version, rules } }, columnKind: "unicodeCodePoints", results: [] };
	const document = json({ $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] });
	const end = "]}]}";
	return { start: document.slice(0, -end.length), between: ",", end: `${end}\n` };
}

function sarif(path: string, { rule, severity, message, span, related }: Diagnostic): object {
	return {
		ruleId: rule,
		level: level(severity),
		message: { text: message },
		locations: [location(path, span)],
		...(related && { relatedLocations: related.map(({ message, span }) => ({ message: { text: message }, ...location(path, span) })) }),
	};
}

function level(severity: Severity): string {
	return severity === "info" ? "note" : severity;
}

function location(path: string, { start, end }: Related["span"]): object {
	const uri = path.split("/").map(encodeURIComponent).join("/");
	const region = { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
	return { physicalLocation: { artifactLocation: { uri }, region } };
}
