import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { it } from "node:test";
import { entries } from "./examples.mjs";

const changelog = readFileSync(new URL("../CHANGELOG.md", import.meta.url), "utf8");
const { notations } = JSON.parse(readFileSync(new URL("../../core/cmd/line/words.json", import.meta.url), "utf8"));
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const headings = [...changelog.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);

it("the changelog has a form that programs read", () => {
	assert.equal(headings[0], "[Unreleased]");
	for (const heading of headings.slice(1)) assert.match(heading, /^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/);
	for (const [, kind] of changelog.matchAll(/^### (.*)$/gm)) assert.match(kind, /^(Added|Changed|Deprecated|Removed|Fixed|Security)$/);
	assert.ok(headings.some((heading) => heading.startsWith(`[${version}] `)), `It has nothing of ${version}.`);
});

it("the changelog tells when each verb, entry and command came", () => {
	const verbsOf = (client, called) => entries.flatMap(({ names }) => names).find(({ name }) => name === client).members.map(({ name }) => `${called}.${name}`);
	const verbs = [...verbsOf("Pbn", "pbn"), ...verbsOf("Pgn", "pgn"), ...verbsOf("Pdn", "pdn").filter((name) => name !== "pdn.close"), ...verbsOf("Pbi", "pbi").filter((name) => name !== "pbi.close"), ...verbsOf("PgnReader", "pgn").filter((name) => name !== "pgn.close")];
	const said = new Set([...changelog.matchAll(/`([^`]+)`/g)].map(([, name]) => name.replace("/*", "")));
	const all = [...verbs.filter((name) => /^p[bdg][in]\.\w+$/.test(name)), ...entries.slice(1).map(({ entry }) => entry), ...notations.pbn.commands.map(({ name }) => name)];
	assert.deepEqual(all.filter((name) => !said.has(name)), []);
});
