// What there is to read about the package, as Markdown: docs/ with the files that it shows, and the reference.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { referencePages } from "./pages.mjs";
import { readEntries } from "./read.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** @returns {import("./pages.mjs").Page[]} what dist/docs has; the declarations in dist have to be written */
export function documents() {
	const folder = join(root, "docs");
	const written = readdirSync(folder).map((file) => {
		const text = withFiles(readFileSync(join(folder, file), "utf8"));
		return { file, title: /^# (.*)/.exec(text)[1], text, names: [] };
	});
	return [...written, ...referencePages(readEntries())];
}

/** The recipes show files of recipes/, which are built and tested there. */
function withFiles(text) {
	return text.replace(/^(`{3,})(\w+) file=(\S+)\n\1$/gm, (_, fence, language, path) => `${fence}${language}\n${readFileSync(join(root, "recipes", path), "utf8").trimEnd()}\n${fence}`);
}

export function writeDocuments() {
	for (const { file, text } of documents()) {
		const path = join(root, "dist/docs", file);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text);
	}
}
