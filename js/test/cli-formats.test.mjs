// What pbn validate writes, for whom, and how much of it.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { bad, folderWith, good, pbn } from "./pbn.mjs";

const odd = "odd, 100%#é:.pbn";
const related = '[Event "a"]\n[Event "b"]\n[Board "1"]\n[Tag "a\tb"]\n';
const cwd = folderWith({ "good.pbn": good, "bad.pbn": bad, [odd]: bad, "related.pbn": related, "many.pbn": '[Site "a\tb"]\n\n'.repeat(1002) });

/** What is found in these files, as JSON. */
const found = (...names) => JSON.parse(pbn(["validate", "--format", "json", ...names], { cwd }).out).files;

describe("pbn validate --quiet", () => {
	it("lists errors only, and counts all", () => {
		const { code, out, err } = pbn(["validate", "--quiet", "good.pbn", "bad.pbn"], { cwd });
		assert.doesNotMatch(out, /good\.pbn| warning: | info: /);
		assert.match(out, /^bad\.pbn:1:10: error: .*\nbad\.pbn: 1 game, 2 errors, 0 warnings, 0 infos\n2 files: 2 games, 2 errors in 1 file, 1 warning, 0 infos\n$/s);
		assert.deepEqual([code, err], [1, ""]);
		assert.deepEqual(pbn(["validate", "-q", "good.pbn"], { cwd }).out, "");
		assert.match(pbn(["validate", "-q", "many.pbn"], { cwd }).out, /\nmany\.pbn: 2 more \[text\/tab-in-string\]\n/);
	});

	it("and so do the other formats", () => {
		assert.ok(found("good.pbn")[0].diagnostics.length > 0);
		const [quiet] = JSON.parse(pbn(["validate", "-q", "--format", "json", "good.pbn"], { cwd }).out).files;
		assert.deepEqual([quiet.diagnostics, quiet.counts], [[], found("good.pbn")[0].counts]);
		assert.equal(pbn(["validate", "-q", "--format", "github", "good.pbn"], { cwd }).out, "");
		assert.deepEqual(JSON.parse(pbn(["validate", "-q", "--format", "sarif", "good.pbn"], { cwd }).out).runs[0].results, []);
	});

	it("goes for what export and fix say", () => {
		for (const command of ["export", "fix"]) {
			assert.notEqual(pbn([command, "good.pbn"], { cwd }).err, "", command);
			assert.equal(pbn([command, "-q", "good.pbn"], { cwd }).err, "", command);
		}
		assert.match(pbn(["fix", "-q", "bad.pbn"], { cwd }).err, /^bad\.pbn:5:4: error: .*\nbad\.pbn: 1 game, 1 error, .*\n$/s);
		assert.equal(pbn(["render", "-q", "good.pbn"], { cwd }).err, "");
		assert.equal(pbn(["prerender", "-q", "-"], { cwd, input: `<pbn>${good}</pbn>` }).err, "");
	});
});

describe("pbn validate --max-warnings", () => {
	it("ends with 1 where there are more in all files", () => {
		const warnings = found("good.pbn", "related.pbn").reduce((sum, { counts }) => sum + counts.warning, 0);
		const args = ["validate", "--severity", "text/tab-in-string=off", "good.pbn", "related.pbn"];
		const { counts } = JSON.parse(pbn([...args, "--format", "json"], { cwd }).out).files.reduce((a, b) => ({ counts: { error: a.counts.error + b.counts.error } }));
		assert.ok(warnings > 1);
		const enough = pbn([...args, `--max-warnings=${warnings}`], { cwd });
		assert.deepEqual([enough.code, enough.err], [counts.error > 0 ? 1 : 0, ""]);
		const few = pbn(["validate", "--max-warnings", "0", "good.pbn", "-q"], { cwd });
		assert.deepEqual([few.code, few.err], [1, "pbn: 1 warning, where --max-warnings allows 0\n"]);
	});
});

describe("pbn validate --format", () => {
	it("jsonl writes what json does of a file in a line", () => {
		const { code, out } = pbn(["validate", "--format", "jsonl", "good.pbn", "missing.pbn", "bad.pbn"], { cwd });
		assert.deepEqual(out.trimEnd().split("\n").map((line) => JSON.parse(line)), found("good.pbn", "bad.pbn"));
		assert.equal(code, 2);
	});

	it("github writes commands for workflows", () => {
		const { code, out } = pbn(["validate", "--format", "github", odd, "good.pbn"], { cwd });
		const lines = out.trimEnd().split("\n");
		assert.match(lines[0], /^::error file=odd%2C 100%25#é%3A\.pbn,line=1,endLine=1,col=10,endColumn=11,title=text\/tab-in-string::A tab /);
		assert.match(lines.at(-1), /^::warning file=good\.pbn,/);
		assert.equal(lines.length, found(odd, "good.pbn").flatMap(({ diagnostics }) => diagnostics).length);
		assert.equal(code, 1);
		const { out: percent } = pbn(["validate", "--format", "github", "-"], { input: '[Board "100%"]\n[Auction "Q%\n"]\n' });
		assert.match(percent, /::.*%25/);
	});

	it("sarif writes one document for scanners", () => {
		const { code, out } = pbn(["validate", "--format", "sarif", odd, "good.pbn", "related.pbn"], { cwd });
		const { version, runs } = JSON.parse(out);
		const [{ tool, columnKind, results }] = runs;
		assert.deepEqual([version, runs.length, columnKind, tool.driver.name], ["2.1.0", 1, "unicodeCodePoints", "pbnkit"]);
		const diagnostics = found(odd, "good.pbn", "related.pbn").flatMap(({ path, diagnostics }) => diagnostics.map((one) => ({ path, ...one })));
		assert.deepEqual(
			results.map(({ ruleId, message, locations: [{ physicalLocation: at }] }) => [ruleId, message.text, decodeURIComponent(at.artifactLocation.uri), at.region.startLine, at.region.endColumn]),
			diagnostics.map(({ rule, message, path, span }) => [rule, message, path, span.start.line, span.end.column]),
		);
		const ids = tool.driver.rules.map(({ id }) => id);
		assert.ok(results.every(({ ruleId, level }) => ids.includes(ruleId) && ["error", "warning", "note"].includes(level)));
		assert.equal(results[0].locations[0].physicalLocation.artifactLocation.uri, "odd%2C%20100%25%23%C3%A9%3A.pbn");
		assert.equal(results.filter(({ relatedLocations }) => relatedLocations).length, diagnostics.filter((one) => one.related).length);
		assert.ok(results.some(({ relatedLocations }) => relatedLocations?.[0].physicalLocation.region.startLine > 0));
		assert.equal(code, 1);
	});
});

describe("pbn --color", () => {
	it("wins over what the environment says", () => {
		const red = /\x1b\[1;31merror:/;
		for (const env of [{}, { NO_COLOR: "1" }, { FORCE_COLOR: "0" }]) assert.match(pbn(["validate", "--color", "always", "bad.pbn"], { cwd, env }).out, red);
		assert.doesNotMatch(pbn(["validate", "--color=never", "bad.pbn"], { cwd, env: { FORCE_COLOR: "1" } }).out, red);
		assert.match(pbn(["validate", "--color=auto", "bad.pbn"], { cwd, env: { FORCE_COLOR: "1" } }).out, red);
		assert.match(pbn(["export", "--color=always", "bad.pbn"], { cwd }).err, red);
	});
});
