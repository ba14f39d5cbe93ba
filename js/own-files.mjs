import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The folders with the pages of a file of dist. Notations have rules of the same names. */
const foldersOf = { "rules.txt": ["../core/pbn/docs/", "../core/convert/docs/"], "pgn-rules.txt": ["../core/pgn/docs/"], "pdn-rules.txt": ["../core/pdn/docs/"], "pbi-rules.txt": ["../core/pbi/docs/"] };

/** The pages in a folder, by their names. */
const pagesIn = (folder) =>
	readdirSync(folder, { recursive: true })
		.filter((path) => path.endsWith(".md"))
		.map((path) => [path.slice(0, -".md".length).split(sep).join("/"), readFileSync(join(folder, path), "utf8")]);

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The texts of the files of dist that are JSON: the pages of the rules, by their names, which are Markdown in the core, and the table of openings.
 * Their names are not those of JSON, since Parcel would make a script of them.
 *
 * @param {string} version of the package
 * @returns {Record<string, string>}
 */
export function ownFiles(version) {
	const rules = (folders) => {
		const pages = folders.flatMap((path) => pagesIn(pathOf(path)));
		return { pages: Object.fromEntries(pages.sort(([one], [other]) => (one < other ? -1 : 1))) };
	};
	const contents = Object.entries(foldersOf).map(([file, folders]) => [file, rules(folders)]);
	const openings = { table: readFileSync(pathOf("../core/openings/known/openings.txt"), "utf8") };
	return Object.fromEntries([...contents, ["openings.txt", openings]].map(([file, content]) => [file, JSON.stringify({ version, ...content })]));
}
