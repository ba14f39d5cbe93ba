// The commands that write files: each makes another file of one.
import { writerChoices } from "../pbn/options.js";
import type { ByteSink, ExportOptions, Validation } from "../pbn/types.js";
import { printable } from "../report/safe.js";
import type { Command, Flag, Values } from "./command.js";
import { type Exit, exitOf } from "./exit.js";
import type { Input } from "./input.js";
import type { Content } from "./replace.js";
import { count, textReport } from "../report/report.js";
import type { Shell } from "./shell.js";
import { targets } from "./targets.js";
import { wantsColor } from "./terminal.js";

/** What becomes of a file, and what is said of that. */
interface Made {
	/** undefined where there is nothing to write. */
	content: Content | undefined;
	/** What was found. It is asked for when the content has been taken. */
	found: () => Promise<Validation>;
	/** Said before the report. */
	said?: string;
}

type Make = (source: Input, text: { path: string; color: boolean }) => Promise<Made>;

export const where: Record<string, Flag> = {
	output: { type: "string", short: "o" },
	"in-place": { type: "boolean" },
};

export const whereDetails = `  -o OUT                 the file to write; of several files the folder, and they keep their names
  --in-place             writes over the files themselves`;

/** Writes what `make` makes of each file to where the flags say, and what was found to standard error. */
async function writeEach(shell: Shell, values: Values, paths: string[], make: Make): Promise<Exit> {
	const color = wantsColor(process.stderr);
	const target = await targets(paths, values["output"] as string | undefined, values["in-place"] === true);
	return shell.eachFile(paths, async (source, path) => {
		const { content, found, said = "" } = await make(source, { path, color });
		if (content) await target(path, shell, content);
		const report = await found();
		const listed = report.diagnostics.length > 0 ? textReport(path, report) : "";
		if (said || listed) await shell.err(said + listed);
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

const choices = Object.entries(writerChoices);

export const exportFiles: Command = {
	synopsis: `[-o OUT | --in-place] ${choices.map(([name, values]) => `[--${name} ${values.join("|")}]`).join(" ")} [--document] FILE…`,
	about: "writes files in export format; without -o, one file to standard output",
	details: `${whereDetails}
  --encoding ascii|utf8  other characters than the standard's, which are latin1
  --inherit resolve      gives each game the values that # and ## stand for
  --missing omit         leaves mandatory tags out that a game does not have
  --document             writes each block of PBN in a page in export format, and leaves the rest`,
	flags: {
		...where,
		...Object.fromEntries(choices.map(([name, values]): [string, Flag] => [name, { type: "string", choices: values }])),
		document: { type: "boolean" },
	},
	takes: { least: 1, most: Infinity },

	run(shell, values, paths) {
		const options = Object.fromEntries(choices.map(([name]) => [name, values[name]])) as ExportOptions;
		return writeEach(shell, values, paths, async (source, text) => {
			// Of a file without a game nothing is made; a document without one stays.
			if (!values["document"]) return written((to) => shell.pbn.export(source.read(), { ...options, text, to }));
			const { bytes, ...found } = await shell.pbn.exportDocument(await source.whole("the blocks of a document"), { ...options, text });
			return { content: bytes, found: async () => found };
		});
	},
};

export const fix: Command = {
	synopsis: "[-o OUT | --in-place] FILE…",
	about: "applies all safe fixes, and says what is left; without -o, one file to standard output",
	details: `${whereDetails}
  A file may have up to 64 MiB.`,
	flags: where,
	takes: { least: 1, most: Infinity },

	run: (shell, values, paths) =>
		writeEach(shell, values, paths, async (source, text) => {
			const { bytes, applied, more } = await shell.pbn.apply(await source.whole("safe fixes"));
			const said = `${printable(text.path)}: ${count(applied, "fix", "fixes")} applied${more ? "; there may be more, for which fix the result again" : ""}
`;
			return { content: bytes, found: () => shell.pbn.validate(bytes, { text }), said };
		}),
};
