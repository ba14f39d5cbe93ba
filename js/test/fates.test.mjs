// What becomes of what was found, against what an export of the core does.
import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { load } from "pbnkit";
import { load as loadPgn } from "pbnkit/pgn";
import { fatesOf } from "pbnkit/report";

const pbn = await load();
after(() => pbn.close());

/** The fates of what is found in a text, by rule. */
async function fates(text) {
	const exported = await pbn.export(text);
	const fateOf = fatesOf(exported);
	return Object.fromEntries(exported.diagnostics.map((one) => [one.rule, fateOf(one)]));
}

describe("the fate of a finding", () => {
	it("is that the export has it right, or that a person is needed", async () => {
		const found = await fates('[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:A83.KQ7.AJ85.642 - - -"]\n[ScoreTable "Contract;Declarer"]\n1N N\n[Result "77"]\n');
		assert.equal(found["table/bad-element"], "right");
		assert.ok(Object.values(found).includes("needs"), JSON.stringify(found));
	});

	it("is a need where the rest of a line of chess becomes a comment", async () => {
		const pgn = await loadPgn();
		for (const [rule, text] of [["move/illegal", "1. e4 e5 2. Ke3 *"], ["move/ambiguous", "1. Nf3 d6 2. d3 d5 3. Nd2 *"], ["move/after-end", "1. f3 e5 2. g4 Qh4# 3. a3 *"]]) {
			const exported = await pgn.export(text);
			const found = exported.diagnostics.find((one) => one.rule === rule);
			assert.ok(found, `${rule}: ${exported.diagnostics.map((one) => one.rule)}`);
			assert.equal(fatesOf(exported)(found), "needs", rule);
		}
		pgn.close();
	});

	it("is a need where only some of a rule were changed, or a character is lost", () => {
		const found = (rule, severity = "error") => ({ rule, severity });
		const fateOf = fatesOf({
			diagnostics: [found("a/a"), found("a/a"), found("b/b"), found("text/unmappable"), found("text/utf8", "warning"), found("c/c", "info")],
			omitted: [{ rule: "b/b", count: 3 }],
			changes: [{ rule: "a/a", count: 2 }, { rule: "b/b", count: 3 }, { rule: "text/unmappable", count: 1 }],
		});
		assert.deepEqual(["a/a", "b/b", "text/unmappable"].map((rule) => fateOf(found(rule))), ["right", "needs", "needs"]);
		assert.deepEqual([fateOf(found("text/utf8", "warning")), fateOf(found("c/c", "info"))], ["note", "note"]);
	});
});
