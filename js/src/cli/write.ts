// The commands that write files: each makes another file of one.
import type { ExportOptions, Validation } from "../types.js";
import { printable } from "../report/safe.js";
import type { Command, Flag, Values } from "./command.js";
import { type Exit, exitOf } from "./exit.js";
import { count, textReport } from "../report/report.js";
import type { Shell } from "./shell.js";
import { targets } from "./targets.js";
import { wantsColor } from "./terminal.js";

/** What becomes of a file, and what is said of that. */
interface Made {
	/** undefined where there is nothing to write. */
	bytes: Uint8Array | undefined;
	found: Validation;
	/** Said before the report. */
	said?: string;
}

type Make = (source: Uint8Array, text: { path: string; color: boolean }) => Promise<Made>;

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
		const { bytes, found, said = "" } = await make(source, { path, color });
		const listed = found.diagnostics.length > 0 ? textReport(path, found) : "";
		if (said || listed) await shell.err(said + listed);
		if (bytes) await target(path, shell, source, bytes);
		return exitOf(found);
	});
}

export const exportFiles: Command = {
	synopsis: "[-o OUT | --in-place] [--encoding latin1|ascii|utf8] [--inherit keep|resolve] [--missing fill|omit] [--document] FILE…",
	about: "writes files in export format; without -o, one file to standard output",
	details: `${whereDetails}
  --encoding ascii|utf8  other characters than the standard's, which are latin1
  --inherit resolve      gives each game the values that # and ## stand for
  --missing omit         leaves mandatory tags out that a game does not have
  --document             writes each block of PBN in a page in export format, and leaves the rest`,
	flags: {
		...where,
		encoding: { type: "string", choices: ["latin1", "ascii", "utf8"] },
		inherit: { type: "string", choices: ["keep", "resolve"] },
		missing: { type: "string", choices: ["fill", "omit"] },
		document: { type: "boolean" },
	},
	takes: { least: 1, most: Infinity },

	run(shell, { document, encoding, inherit, missing, ...others }, paths) {
		const options = { encoding, inherit, missing } as ExportOptions;
		return writeEach(shell, others, paths, async (source, text) => {
			const { bytes, ...found } = document
				? await shell.pbn.exportDocument(source, { ...options, text })
				: await shell.pbn.export(source, { ...options, text, onProgress: shell.onProgress });
			// Of a file without a game nothing is made; a document without one stays.
			return { bytes: document || found.gameCount > 0 ? bytes : undefined, found };
		});
	},
};

export const fix: Command = {
	synopsis: "[-o OUT | --in-place] FILE…",
	about: "applies all safe fixes, and says what is left; without -o, one file to standard output",
	details: whereDetails,
	flags: where,
	takes: { least: 1, most: Infinity },

	run: (shell, values, paths) =>
		writeEach(shell, values, paths, async (source, text) => {
			const { bytes, applied, more } = await shell.pbn.apply(source);
			const said = `${printable(text.path)}: ${count(applied, "fix", "fixes")} applied${more ? "; there may be more, for which fix the result again" : ""}\n`;
			return { bytes, found: await shell.pbn.validate(bytes, { text }), said };
		}),
};
