import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { expressionOf, faultOf, searchFaultOf } from "./growth.mjs";
import { readSources } from "./sources.mjs";

/**
 * Tests of all expressions and searches of some projects.
 *
 * @param {string[]} projects their tsconfig.json, from the root on
 * @param {object} known
 * @param {Record<string, RegExp[]>} [known.made] expressions that are put together, and how they may come out
 * @param {Record<string, [(text: string) => void, string[]]>} [known.tried] what searches through a text again and again, by file: how it is tried, and of what
 * @param {Record<string, string>} [known.bounded] searches in loops that need not be tried, and why
 */
export function holdLinear(projects, { made = {}, tried = {}, bounded = {} }) {
	const { expressions, searches } = readSources(...projects);
	describe("an expression takes time in proportion to a text", () => {
		for (const { where, text } of expressions) {
			it(`${where}: ${text}`, () => {
				const all = text.startsWith("/") ? [expressionOf(text)] : made[text];
				assert.ok(all, "nobody knows how this expression comes out: say so in the test");
				for (const one of all) assert.equal(faultOf(one), undefined);
			});
		}
	});
	describe("searches take time in proportion to a text", () => {
		for (const [file, [run, pieces]] of Object.entries(tried)) it(file, () => assert.equal(searchFaultOf(run, pieces), undefined));
		it("and no other loop searches through a text again and again", () => {
			const known = new Set(Object.keys(bounded));
			for (const { where, text } of searches) {
				const [file] = where.split(":");
				const name = `${file}: ${text}`;
				if (!(file in tried)) assert.ok(known.has(name), `${where}: ${text} is not tried, nor known to be bounded`);
				known.delete(name);
			}
			for (const file of Object.keys(tried)) assert.ok(searches.some(({ where }) => where.startsWith(`${file}:`)), `${file} has no such search`);
			assert.deepEqual([...known], [], "searches that are no longer there");
		});
	});
}
