// The commands that write files: each makes another file of one.
import { writerChoices } from "../pbn/options.js";
import type { ByteSink, ExportOptions, TextOptions, Validation } from "../pbn/types.js";
import { printable } from "../report/safe.js";
import type { Command } from "./command.js";
import { compareEach } from "./compare.js";
import { readConfig } from "./config.js";
import { type Exit, exitOf } from "./exit.js";
import { textFormat } from "./formats.js";
import type { Input } from "./input.js";
import type { Content } from "./replace.js";
import { count } from "../report/report.js";
import type { Shell } from "./shell.js";
import { targets } from "./targets.js";
import { severitiesOf } from "./severities.js";
import type { Values } from "./values.js";
import { say } from "./words.js";

/** What becomes of a file, and what is said of that. */
interface Made {
	/** undefined where there is nothing to write. */
	content: Content | undefined;
	/** What was found. It is asked for when the content has been taken. */
	found: () => Promise<Validation>;
	/** Said before the report. */
	said?: string;
}

type Make = (source: Input, text: TextOptions & { path: string }) => Promise<Made>;

/** Writes what `make` makes of each file to where the flags say, and what was found to standard error. */
async function writeEach(shell: Shell, values: Values, paths: string[], make: Make): Promise<Exit> {
	const format = textFormat(values, process.stderr);
	const target = await targets(paths, values);
	return shell.eachFile(paths, async (source, path) => {
		const { content, found, said = "" } = await make(source, { ...format.text, path });
		if (content) await target(path, shell, content);
		const report = await found();
		const listed = report.diagnostics.length > 0 ? format.file(path, report) : "";
		await shell.err((values.has("quiet") ? "" : said) + listed);
		return exitOf(report);
	});
}

/** What a call that writes to a stream makes; undefined where it writes nothing. */
async function written(write: (to: ByteSink) => Promise<Validation>): Promise<Made> {
	const { readable, writable } = new TransformStream<Uint8Array>();
	const found = write(writable);
	// Where it fails, so does the stream.
	found.catch(() => undefined);
	const pieces = readable[Symbol.asyncIterator]();
	const first = await pieces.next();
	return { content: first.done ? undefined : following(first.value, pieces), found: () => found };
}

async function* following<Piece>(first: Piece, others: AsyncIterable<Piece>): AsyncGenerator<Piece, void, void> {
	yield first;
	yield* others;
}

export const exportFiles: Command = async (shell, values, paths) => {
	const { encoding } = await readConfig(values, () => shell.rules());
	const options = Object.fromEntries(Object.keys(writerChoices).map((name) => [name, values.one(name)])) as ExportOptions;
	options.encoding ??= encoding as "latin1";
	if (values.has("check") || values.has("diff")) {
		const verb = values.has("document") ? shell.pbn.exportDocument : shell.pbn.export;
		return compareEach(shell, values, paths, options.encoding === "utf8", (source, text) => verb(source, { ...options, text }));
	}
	return writeEach(shell, values, paths, async (source, text) => {
		// Of a file without a game nothing is made; a document without one stays.
		if (!values.has("document")) return written((to) => shell.pbn.export(source.read(), { ...options, text, to }));
		const { bytes, ...found } = await shell.pbn.exportDocument(await source.whole("documentBlocks"), { ...options, text });
		return { content: bytes, found: async () => found };
	});
};

export const fix: Command = async (shell, values, paths) => {
	const severities = await severitiesOf(shell, values);
	return writeEach(shell, values, paths, async (source, text) => {
		const { bytes, applied, more, ...found } = await shell.pbn.apply(await source.whole("safeFixes"), { text, severities });
		const said = `${say(more ? "fixedMore" : "fixed", { path: printable(text.path), fixes: count(applied, "fix", "fixes") })}\n`;
		return { content: bytes, found: async () => found, said };
	});
};
