// What a change was, and what it has become: the word that it is in.
import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { load } from "../../js/dist/index.js";
import { source } from "./source.mjs";

const { beforeAfter, fixInDownload } = await source("check/before-after");
const pbn = await load();
after(() => pbn.close());

/** What is told of each change of a rule. */
async function told(text, rule) {
	const file = new Blob([text]);
	const { diagnostics, encoding } = await pbn.validate(file);
	return Promise.all(diagnostics.filter((one) => one.rule === rule && fixInDownload(one)).map((one) => beforeAfter(file, encoding, fixInDownload(one))));
}

const edit = (from, to, text) => ({ span: { start: { byte: from }, end: { byte: to } }, text });

describe("a change", () => {
	it("is told by the words that differ", async () => {
		const table = '[Board "1"]\n[ScoreTable "Contract;Declarer"]\n1N N\n2NT S\n3N E\n';
		assert.deepEqual(await told(table, "table/bad-element"), [{ before: "1N", after: "1NT" }, { before: "3N", after: "3NT" }]);
	});

	for (const [name, text, edits, want] of [
		["has the whole word of a letter", '[West "x"]\n1N N', [edit(13, 13, "T")], { before: "1N", after: "1NT" }],
		["may be of several edits", "4s X s", [edit(1, 2, "S"), edit(5, 6, "S")], { before: "4s X s", after: "4S X S" }],
		["may come or go", 'a "b" c', [edit(3, 4, "")], { before: "b", after: "" }],
		["is cut where it is long", `{${"x".repeat(90)}}`, [edit(1, 91, "short")], { before: `${"x".repeat(48)}…`, after: "short" }],
		["says nothing of lines that move", "one\ntwo\n", [edit(0, 4, ""), edit(8, 8, "one\n")], undefined],
		["has what does something by its sign", "a\tb", [edit(1, 2, " ")], { before: "a␉b", after: "a b" }],
	]) {
		it(name, async () => assert.deepEqual(await beforeAfter(new Blob([text]), "utf-8", { title: "", safe: true, edits }), want));
	}
});
