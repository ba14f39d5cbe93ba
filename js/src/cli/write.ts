// The commands that write files: each makes another file of one.
import { writerChoices } from "../pbn/options.js";
import type { ByteSink, OptimumOptions, TextOptions, Validation, WriterOptions } from "../pbn/types.js";
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
import { checkOptimum, leftUnsolved, limitOf, notSolved } from "./solve.js";
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

export type Make = (source: Input, text: TextOptions & { path: string }) => Promise<Made>;

/** Writes what `make` makes of each file to where the flags say, and what was found to standard error. */
export async function writeEach(shell: Shell, values: Values, paths: string[], make: Make, nameOf?: (name: string) => string): Promise<Exit> {
	const format = textFormat(values, process.stderr);
	const target = await targets(paths, values, nameOf);
	return shell.eachFile(paths, async (source, path) => {
		const { content, found, said = "" } = await make(source, { ...format.text, path });
		// What is written piece by piece has a game, and a document need not have one.
		if (!(content && Symbol.asyncIterator in content) && !values.has("document")) source.refuse(await found());
		if (content) await target(path, shell, content);
		const report = await found();
		const listed = report.diagnostics.length > 0 ? format.file(path, report) : "";
		await shell.err((values.has("quiet") ? "" : said) + listed);
		return exitOf(report);
	});
}

/** What a call that writes to a stream makes; undefined where it writes nothing. */
async function written(write: (to: ByteSink) => Promise<Validation>): Promise<Pick<Made, "found"> & { content: AsyncIterable<Uint8Array> | undefined }> {
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

/** Refuses to write the PBN that was made of another notation over that. Nothing is written before the content has ended. */
async function* refusingInPlace(content: AsyncIterable<Uint8Array>, found: () => Promise<Validation>): AsyncGenerator<Uint8Array, void, void> {
	yield* content;
	refuseInPlace(await found());
}

function refuseInPlace({ from }: Validation): void {
	if (from) throw new Error(say("otherInPlace"));
}

/** The name of what is written in a folder: LIN becomes PBN. */
function pbnName(name: string): string {
	return name.replace(/\.lin$/i, ".pbn");
}

/** The options of the writer, as the settings and the options say. */
export async function writerOptions(shell: Shell, values: Values): Promise<WriterOptions> {
	const { encoding } = await readConfig(values, () => shell.rules());
	const options = Object.fromEntries(Object.keys(writerChoices).map((name) => [name, values.one(name)])) as WriterOptions;
	options.encoding ??= encoding as "latin1";
	return options;
}

export const exportFiles: Command = async (shell, values, paths) => {
	const options = await writerOptions(shell, values);
	if (values.has("check") || values.has("diff")) {
		const verb = values.has("document") ? shell.pbn.exportDocument : shell.pbn.export;
		return compareEach(shell, values, paths, options.encoding === "utf8", (source, text) => verb(source, { ...options, text }));
	}
	if (values.has("document")) {
		return writeEach(shell, values, paths, async (source, text) => {
			const { bytes, ...found } = await shell.pbn.exportDocument(await source.whole("documentBlocks"), { ...options, text });
			return { content: bytes, found: async () => found };
		});
	}
	// Of a file without a game nothing is made; a document without one stays.
	const make: Make = async (source, text) => {
		const { content, found } = await written((to) => shell.pbn.export(source.read(), { ...options, text, to }));
		return { content: content && values.has("in-place") ? refusingInPlace(content, found) : content, found };
	};
	return writeEach(shell, values, paths, make, pbnName);
};

export const fix: Command = async (shell, values, paths) => {
	const severities = await severitiesOf(shell, values);
	return writeEach(shell, values, paths, async (source, text) => {
		const { bytes, applied, more, ...found } = await shell.pbn.apply(await source.whole("safeFixes"), { text, severities });
		const said = `${say(more ? "fixedMore" : "fixed", { path: printable(text.path), fixes: count(applied, "fix", "fixes") })}\n`;
		return { content: bytes, found: async () => found, said };
	});
};

export const optimum: Command = async (shell, values, paths) => {
	const limit = limitOf(values);
	if (values.has("check")) return checkOptimum(shell, values, paths, limit);
	const options: OptimumOptions = { only: (values.one("only") ?? "missing") as "missing", ...(limit && { limit }) };
	const make: Make = async (source, text) => {
		const { bytes, games, refused, left, ...validation } = await shell.pbn.optimum(await source.whole("solvedDeals"), options);
		if (values.has("in-place")) refuseInPlace(validation);
		const path = printable(text.path);
		const filled = refused ? [] : games.filter(({ filled }) => filled.length > 0);
		const tags = filled.reduce((sum, { filled }) => sum + filled.length, 0);
		const said = `${say("filled", { path, tags: count(tags, "tag"), games: count(filled.length, "game") })}\n`;
		const unsolved = games.map(({ game, why }) => (why === undefined ? "" : notSolved(path, game, printable(why))));
		return { content: bytes, found: () => shell.pbn.validate(bytes, { text }), said: said + unsolved.join("") + leftUnsolved(path, left) };
	};
	return writeEach(shell, values, paths, make, pbnName);
};
