import { basename, extname } from "node:path";
import { renderPieces } from "../render/page.js";
import { settingsFrom } from "../viewer/block/settings-from.js";
import type { Command } from "./command.js";
import { exitOf } from "./exit.js";
import { textReport } from "../report/report.js";
import { languageOf, line, showing, showingDetails, shownAs } from "./showing.js";
import { standardInput } from "./size.js";
import { targets } from "./targets.js";
import { wantsColor } from "./terminal.js";

export const render: Command = {
	synopsis: "[-o OUT] [--title TITLE] [--boards-per-page 1|2|4] [--lang LANGUAGE] [--SETTING VALUE]… FILE…",
	about: "makes a page of HTML of each file, with its styles and without a script; without -o, one to standard output",
	details: [
		line("-o OUT", "the page to write; of several files the folder, for pages that end in .html"),
		line("--title TITLE", "of the page; without it the event"),
		line("--boards-per-page N", "how many boards a printed page has: 1, 2 or 4"),
		showingDetails,
	].join("\n"),
	flags: {
		output: { type: "string", short: "o" },
		title: { type: "string" },
		"boards-per-page": { type: "string", choices: ["1", "2", "4"] },
		...showing,
	},
	takes: { least: 1, most: Infinity },

	async run(shell, values, paths) {
		const color = wantsColor(process.stderr);
		const options = {
			lang: languageOf(values),
			title: values["title"] as string | undefined,
			boardsPerPage: values["boards-per-page"] && (Number(values["boards-per-page"]) as 1),
			settings: settingsFrom(shownAs(values), () => undefined),
		};
		const target = await targets(paths, values["output"] as string | undefined, false, (path) => `${bare(path)}.html`);
		return shell.eachFile(paths, async (source, path) => {
			// To check it, to list its boards, and to show them.
			await source.repeats(3);
			const found = await shell.pbn.validate(source.read(), { text: { path, color } });
			if (found.diagnostics.length > 0) await shell.err(textReport(path, found));
			const fileName = path === standardInput ? undefined : bare(path);
			if (found.gameCount > 0) await target(path, shell, notEmpty(renderPieces(shell.pbn, () => source.read(), { fileName, ...options })));
			return exitOf(found);
		});
	},
};

async function* notEmpty(pieces: AsyncIterable<string>): AsyncGenerator<string, void, void> {
	let empty = true;
	for await (const piece of pieces) {
		empty = false;
		yield piece;
	}
	if (empty) throw new Error("there is no such board");
}

function bare(path: string): string {
	return basename(path, extname(path));
}
