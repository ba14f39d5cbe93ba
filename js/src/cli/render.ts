import { basename, dirname, extname, join } from "node:path";
import { renderPieces } from "../render/page.js";
import { settingsFrom } from "../viewer/block/settings-from.js";
import type { Command } from "./command.js";
import { exitOf } from "./exit.js";
import { textFormat } from "./formats.js";
import { languageOf, shownAs } from "./showing.js";
import { standardInput } from "./size.js";
import { targets } from "./targets.js";

export const render: Command = async (shell, values, paths) => {
	const format = textFormat(values, process.stderr);
	const boards = values.one("boards-per-page");
	const options = {
		lang: languageOf(values),
		title: values.one("title"),
		boardsPerPage: boards === undefined ? undefined : (Number(boards) as 1),
		settings: settingsFrom(shownAs(values), () => undefined),
	};
	const target = await targets(paths, values, (name) => join(dirname(name), `${bare(name)}.html`));
	return shell.eachFile(paths, async (source, path) => {
		// To check it, to list its boards, and to show them.
		await source.repeats(3);
		const found = await shell.pbn.validate(source.read(), { text: { ...format.text, path } });
		source.refuse(found);
		if (found.diagnostics.length > 0) await shell.err(format.file(path, found));
		const fileName = path === standardInput ? undefined : bare(path);
		if (found.gameCount > 0) await target(path, shell, notEmpty(renderPieces(shell.pbn, () => source.read(), { fileName, ...options })));
		return exitOf(found);
	});
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
