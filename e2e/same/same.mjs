// Compares what two builds of the package say: node same.mjs BEFORE AFTER FOLDER…
//
// BEFORE and AFTER are folders such as js/dist, FOLDER… hold the files that both read. A difference that differences.tsv does
// not list is printed with its first file, and the program ends with 1; so it does where a row of the list met no difference.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { answers } from "./answers.mjs";

const [before, after, ...folders] = process.argv.slice(2);
if (!folders.length) {
	console.error("usage: node same.mjs BEFORE AFTER FOLDER…");
	process.exit(2);
}

/** A file is compared where it is not larger, in bytes: beyond that it has only more of the same. */
const largest = 1 << 20;
const shown = 300;

const load = async (dist) => (await import(pathToFileURL(resolve(dist, "index.js")).href)).load();
const [old, now] = [await load(before), await load(after)];

const listed = readFileSync(new URL("differences.tsv", import.meta.url), "utf8")
	.split("\n")
	.filter((line) => line && !line.startsWith("#"))
	.map((line) => {
		const [question, file, reason] = line.split("\t");
		if (!reason) throw new Error(`differences.tsv: a row has a question, a file and a reason, parted by tabs: ${line}`);
		return { question: new RegExp(`^(?:${question})$`), file: new RegExp(`^(?:${file})$`), line, added: /^added (.+)$/.exec(question)?.[1], met: 0 };
	});

/** Members that only the second build has are left out of its games, where they are listed: all else is compared. */
const additions = new Map(listed.flatMap((row) => (row.added ? [[row.added, row]] : [])));
const isAdded = (path) => {
	const row = additions.get(path);
	if (row) row.met++;
	return row !== undefined;
};

/** By question, with the numbers of games taken out of it. */
const differences = new Map();
let read = 0;
for (const name of folders.flatMap(filesIn)) {
	const file = readFileSync(name);
	const [expected, got] = [await answers(old, file), await answers(now, file, isAdded)];
	read++;
	for (const question of new Set([...expected.keys(), ...got.keys()])) {
		if (expected.get(question) === got.get(question)) continue;
		const row = listed.find((row) => row.question.test(question) && row.file.test(name));
		if (row) {
			row.met++;
			continue;
		}
		const kind = question.replace(/game \d+/, "game");
		const first = differences.get(kind) ?? { name, before: expected.get(question), after: got.get(question), files: new Set() };
		first.files.add(name);
		differences.set(kind, first);
	}
}
if (!read) throw new Error(`no files in ${folders.join(", ")}`);

for (const [kind, { name, before, after, files }] of differences) {
	const from = firstDifference(before, after);
	console.log(`${kind}: ${files.size} files, first ${name}\n  before ${from(before)}\n  after  ${from(after)}`);
}
const stale = listed.filter((row) => !row.met);
for (const { line } of stale) console.log(`differences.tsv lists what is not different: ${line}`);
for (const { line, met } of listed) if (met) console.log(`as listed, ${met} times: ${line}`);
console.log(`${read} files, ${differences.size} kinds of differences that are not listed`);
process.exit(differences.size || stale.length ? 1 : 0);

function filesIn(folder) {
	const names = readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
	return names.filter((name) => statSync(name).isFile() && statSync(name).size <= largest).sort();
}

/** What a text has from shortly before the first character on that differs. */
function firstDifference(a = "", b = "") {
	let at = 0;
	while (at < a.length && a[at] === b[at]) at++;
	const start = Math.max(0, at - 40);
	return (text) => (text === undefined ? "nothing" : JSON.stringify(text.slice(start, start + shown)));
}
