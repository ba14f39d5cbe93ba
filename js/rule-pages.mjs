import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const folders = ["../core/pbn/docs/", "../core/convert/docs/"].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** The pages in a folder, by their names. */
const pagesIn = (folder) =>
	readdirSync(folder, { recursive: true })
		.filter((path) => path.endsWith(".md"))
		.map((path) => [path.slice(0, -".md".length).split(sep).join("/"), readFileSync(join(folder, path), "utf8")]);

/**
 * The text of dist/rules.txt, which is JSON: the pages of the rules, by their names, which are Markdown in the core. Its name is not that
 * of JSON, since Parcel would make a script of it.
 *
 * @param {string} version of the package
 */
export function rulePages(version) {
	const pages = Object.fromEntries(folders.flatMap(pagesIn).sort(([one], [other]) => (one < other ? -1 : 1)));
	return JSON.stringify({ version, pages });
}
