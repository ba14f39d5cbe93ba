import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The folders with the pages of a file of dist. Bridge and chess have rules of the same names. */
const foldersOf = { "rules.txt": ["../core/pbn/docs/", "../core/convert/docs/"], "pgn-rules.txt": ["../core/pgn/docs/"] };

/** The pages in a folder, by their names. */
const pagesIn = (folder) =>
	readdirSync(folder, { recursive: true })
		.filter((path) => path.endsWith(".md"))
		.map((path) => [path.slice(0, -".md".length).split(sep).join("/"), readFileSync(join(folder, path), "utf8")]);

/**
 * The texts of rules.txt and pgn-rules.txt in dist, which are JSON: the pages of the rules, by their names, which are Markdown in the core. Their
 * names are not those of JSON, since Parcel would make a script of them.
 *
 * @param {string} version of the package
 * @returns {Record<string, string>}
 */
export function rulePages(version) {
	const text = (folders) => {
		const pages = folders.flatMap((path) => pagesIn(fileURLToPath(new URL(path, import.meta.url))));
		return JSON.stringify({ version, pages: Object.fromEntries(pages.sort(([one], [other]) => (one < other ? -1 : 1))) });
	};
	return Object.fromEntries(Object.entries(foldersOf).map(([file, folders]) => [file, text(folders)]));
}
