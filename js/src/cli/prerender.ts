import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Prerendered, prerender as prerendered } from "../render/prerender.js";
import { printable } from "../report/safe.js";
import type { Command } from "./command.js";
import { exit, exitOf } from "./exit.js";
import { textFormat } from "./formats.js";
import { reason } from "./input.js";
import { count } from "../report/report.js";
import { languageOf, shownAs } from "./showing.js";
import { standardInput } from "./size.js";
import { targets } from "./targets.js";

export const prerender: Command = async (shell, values, paths) => {
	const options = { lang: languageOf(values), attributes: shownAs(values) };
	const format = textFormat(values, process.stderr);
	const target = await targets(paths, values);
	return shell.eachFile(paths, async (input, path) => {
		const source = await input.whole("pageBlocks");
		const made = await prerendered(shell.pbn, source, { ...options, read: (address) => readBeside(path, address), text: { ...format.text, path } });
		// Most pages of a site have no block.
		if (made.blocks + made.notes.length === 0) {
			await target(path, shell, source);
			return exit.fine;
		}
		const shown = values.has("quiet") ? made.notes.filter(({ severity }) => severity === "error") : made.notes;
		const listed = made.diagnostics.length > 0 ? format.file(path, made) : "";
		if (listed || shown.length > 0) await shell.err(`${listed}${notes(path, shown, made.blocks)}`);
		await target(path, shell, made.bytes);
		return made.notes.some(({ severity }) => severity === "error") ? exit.errors : exitOf(made);
	});
};

/** A file whose address is relative to the article; undefined for any other address. */
async function readBeside(article: string, address: string): Promise<Uint8Array | undefined> {
	if (/^[a-z][a-z\d+.-]*:|^[/\\]/i.test(address)) return undefined;
	const path = join(article === standardInput ? "." : dirname(article), decodeURIComponent(address.replace(/[?#].*$/s, "")));
	try {
		// What is not a file, such as a device, may have no end.
		if (!(await stat(path)).isFile()) throw new Error("this is not a file");
		return await readFile(path);
	} catch (error) {
		throw new Error(reason(error), { cause: error });
	}
}

/** What is to be said of an article's blocks, a line each. */
function notes(path: string, notes: Prerendered["notes"], blocks: number): string {
	const lines = notes.map(({ block, span: { start }, severity, message }) => `${path}:${start.line}:${start.column}: ${severity}: block ${block}: ${message}`);
	return [...lines, `${path}: ${count(blocks, "block")} replaced`].map((text) => `${printable(text)}\n`).join("");
}
