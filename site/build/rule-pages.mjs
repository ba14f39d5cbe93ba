import { readFileSync } from "node:fs";
import { join } from "node:path";
import { source } from "../source.mjs";

/**
 * The pages of the rules as the converter shows them, so that it has no Markdown to read: JSON with the elements of each page, by the names
 * of the rules, in the package's own order. site/src/rules/pages.ts loads it.
 *
 * @param {string} kit the package's dist/
 * @param {string} file of a notation
 */
export async function rulePages(kit, file) {
	const { elementsOf, markdown } = await source("rulebook/markdown");
	const { pages } = JSON.parse(readFileSync(join(kit, file), "utf8"));
	return JSON.stringify(Object.fromEntries(Object.entries(pages).map(([rule, page]) => [rule, elementsOf(markdown(page), 3)])));
}
