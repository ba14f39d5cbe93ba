// The settings of a project: pbnkit.json.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { bad, folderWith, good, pbn } from "./pbn.mjs";

const settings = { severities: { "text/tab-in-string": "off", "auction/insufficient-bid": "warning" }, encoding: "utf8" };
const top = folderWith({ "pbnkit.json": JSON.stringify(settings), "other.json": '{"encoding":"ascii"}' });
const cwd = join(top, "season/week");
mkdirSync(cwd, { recursive: true });
for (const [name, content] of Object.entries({ "good.pbn": good, "bad.pbn": bad })) writeFileSync(join(cwd, name), content);
const counts = (...args) => JSON.parse(pbn(["validate", "--format", "json", ...args, "bad.pbn"], { cwd }).out).files[0].counts;

describe("pbnkit.json", () => {
	it("of a folder above says what rules weigh, unless an option does", () => {
		assert.deepEqual(counts(), { error: 0, warning: 1, info: 0 });
		assert.deepEqual(counts("--severity", "text/tab-in-string=error"), { error: 1, warning: 1, info: 0 });
		assert.deepEqual(counts("--no-config"), { error: 2, warning: 0, info: 0 });
		assert.deepEqual(counts("--config", "../../other.json"), { error: 2, warning: 0, info: 0 });
		assert.equal(pbn(["fix", "bad.pbn"], { cwd }).out, bad);
		assert.equal(pbn(["fix", "--severity", "text/tab-in-string=info", "bad.pbn"], { cwd }).out, bad.replace("\t", " "));
	});

	it("says in which encoding export writes, unless an option does", () => {
		const city = (...args) => /\[Event "(.*)"\]/.exec(pbn(["export", "-q", ...args, "good.pbn"], { cwd }).out)[1];
		assert.equal(city(), "Łódź");
		assert.equal(city("--encoding", "ascii"), "L?dz");
		assert.equal(city("--config=../../other.json"), city("--encoding", "ascii"));
		assert.equal(city("--no-config"), city("--no-config", "--encoding", "latin1"));
		assert.match(pbn(["export", "-q", "--diff", "good.pbn"], { cwd }).out, /^ \[Event "Łódź"\]$/m);
	});

	const mistakes = [
		["{", /set\.json is not JSON/],
		["\ufeff{}", /set\.json is not JSON/],
		["[]", /set\.json is not an object of JSON/],
		['{"severites":{}}', /set\.json: there is no setting “severites”; did you mean severities\?/],
		['{"encoding":"utf-7"}', /set\.json: encoding has to be iso-8859-1 or ascii or utf-8/],
		['{"severities":[]}', /set\.json: severities has to be an object/],
		['{"severities":{"text/longline":"off"}}', /set\.json: there is no rule “text\/longline”; did you mean text\/long-line\?/],
		['{"severities":{"text/long-line":0}}', /set\.json: text\/long-line has to be error or warning or info or off/],
		['{"x":1,"encoding":1}', /set\.json: encoding has to be/],
	];
	for (const [content, message] of mistakes) {
		it(`refuses ${JSON.stringify(content)}`, () => {
			writeFileSync(join(cwd, "set.json"), content);
			for (const command of ["validate", "export"]) {
				const { code, out, err } = pbn([command, "--config", "set.json", "good.pbn"], { cwd });
				assert.deepEqual([code, out], [2, ""]);
				assert.match(err, message);
				assert.doesNotMatch(err, /usage/);
			}
		});
	}

	it("has to be there where --config names it", () => {
		assert.equal(pbn(["validate", "--config", "no.json", "good.pbn"], { cwd }).err, "pbn: no.json: there is no such file\n");
	});
});
