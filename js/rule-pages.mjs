import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../core/pbn/docs/", import.meta.url));

/**
 * The text of dist/rules.txt, which is JSON: the pages of the rules, by their names, which are Markdown in the core. Its name is not that
 * of JSON, since Parcel would make a script of it.
 *
 * @param {string} version of the package
 */
export function rulePages(version) {
	const files = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith(".md")).sort();
	const pages = Object.fromEntries(files.map((path) => [path.slice(0, -".md".length).split(sep).join("/"), readFileSync(join(folder, path), "utf8")]));
	return JSON.stringify({ version, pages });
}
