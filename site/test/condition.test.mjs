// Conditions in the search of a list: what is one, and what the menu writes.
import assert from "node:assert/strict";
import { it } from "node:test";
import { load as loadPbn } from "pbnkit/desk";
import { load as loadPbi } from "pbnkit/pbi/desk";
import { load as loadPdn } from "pbnkit/pdn/desk";
import { load as loadPgn } from "pbnkit/pgn/desk";
import { source } from "./source.mjs";

const { conditionOf, hasValue, isCondition, testsOf, withTest } = await source("list/condition");

it("is told from words that are looked for", () => {
	for (const text of ["elo > 2400", "white ~ Oakes", 'white="Oakes"', "N:hcp >= 15", "not has event", "has contract", "has a and has b", "board in 1..4", "(event ~ cup or round 3)", "not (N: (hcp<4))", "elp >"]) assert.ok(isCondition(text), text);
	for (const text of ["", "Oakes", "Oakes 2400", "1-0", "Has, Wim", "Ann in Paris", "8/8/8/8/8/8/8/8 w", "KRPkr", "3NT =", "7", `elo > ${"1".repeat(3000)}`]) assert.ok(!isCondition(text), text);
});

it("gets one test more, whatever it has", () => {
	assert.equal(withTest("Oakes", "elo > 1"), "elo > 1");
	assert.equal(withTest(" elo > 1 ", "has eco"), "elo > 1 and has eco");
	assert.equal(withTest("elo > 1 or has eco", "round = 1"), "(elo > 1 or has eco) and round = 1");
});

it("is right for each field and test of the menu", async () => {
	const meanings = new Set();
	const values = { text: 'Müller, "J." \\', number: "12.5", date: "2026-11", shape: "4333" };
	for (const load of [loadPbn, loadPgn, loadPdn, loadPbi]) {
		const desk = await load();
		const { fields, scopes } = await desk.fields();
		for (const { meaning } of fields) meanings.add(meaning);
		const all = fields.flatMap((field) => testsOf(field).flatMap((test) => (field.inScope ? scopes : [""]).map((scope) => conditionOf(field, scope, test, field.choices?.at(-1) ?? values[field.kind]))));
		assert.ok(all.length > 80 && all.every(isCondition), all.find((each) => !isCondition(each)));
		assert.equal(await desk.check(all.join(" and ")), undefined);
		desk.close();
	}
	for (const tag of ["da", "de", "es", "fr", "nb", "nl", "pl", "sv"]) assert.deepEqual(Object.keys((await source(`words/meanings/${tag}`))[tag]), [...meanings], tag);
	assert.deepEqual(["part", "has"].map(hasValue), [true, false]);
});
