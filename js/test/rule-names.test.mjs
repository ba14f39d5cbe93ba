import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { it } from "node:test";
import { load } from "../dist/index.js";
import { pbnWasm } from "./modules.mjs";

const file = new URL("../src/pbn/types/rules.ts", import.meta.url);

const beginning = `// js/test/rule-names.test.mjs writes this file.

/**
 * The names of all rules, \`area/what\`, as the table of rules has them.
 *
 * @example
 * \`\`\`ts
 * import type { RuleName } from "pbnkit";
 *
 * const severities: Partial<Record<RuleName, "off">> = { "tag/unknown": "off" };
 * const { diagnostics } = await pbn.validate(source, { severities });
 * console.log(diagnostics.some(({ rule }) => rule === "tag/unknown")); // false
 * \`\`\`
 */
`;

it("the type of rule names has those of the table of rules; PBN_UPDATE=1 writes it", async () => {
	const pbn = await load({ wasm: pbnWasm });
	const names = (await pbn.rules()).map(({ name }) => `\t| "${name}"`);
	pbn.close();
	assert.ok(names.length > 100, String(names.length));
	const text = `${beginning}export type RuleName =\n${names.join("\n")};\n`;
	if (process.env.PBN_UPDATE) writeFileSync(file, text);
	assert.equal(readFileSync(file, "utf8"), text);
});
