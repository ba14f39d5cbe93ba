// What a file is: the package says what the core says, of every kind of file, of what is cut off anywhere, and of what wants to be something else.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { source } from "./source.mjs";

const { recognize, recognizeName, sentence, families } = await source("host/recognize", "host/recognize-words");

const root = fileURLToPath(new URL("../..", import.meta.url));
const samples = JSON.parse(readFileSync(join(root, "core/recognize/testdata/samples.json"), "utf8")).map(({ content, ...of }) => ({ ...of, bytes: Buffer.from(content, "latin1") }));

/** What the core says of files. */
function verdicts(files) {
	const folder = mkdtempSync(join(tmpdir(), "pbnkit-verdicts-"));
	try {
		const list = join(folder, "list");
		writeFileSync(list, files.map(({ name, bytes }) => `${name}\t${Buffer.from(bytes).toString("base64")}\n`).join(""));
		execFileSync("go", ["test", "-count=1", "-vet=off", "-tags", "verdicts", "-run", "^TestVerdictsOf$", "./core/recognize"], { cwd: root, env: { ...process.env, PBN_VERDICTS: list } });
		return readFileSync(list, "utf8").trimEnd().split("\n");
	} finally {
		rmSync(folder, { recursive: true });
	}
}

function verdict({ bytes, name }) {
	const found = recognize(bytes, name);
	return `${found?.kind ?? "-"} ${found?.sure ?? false}`;
}

/** The same numbers each time. */
function* numbers(seed) {
	for (;;) {
		seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
		yield seed / 2 ** 32;
	}
}

function* cut() {
	for (const { name, bytes } of samples) for (let n = 0; n < Math.min(bytes.length, 700); n++) yield { name, bytes: bytes.subarray(0, n) };
}

/** Samples with bytes changed, left out and put in. */
function* mutated(times) {
	const random = numbers(1);
	const below = (n) => Math.floor(random.next().value * n);
	const odd = '\0\x06\n\r\t []{}|"\\;%./-:09AHaehxKQ8<>\x7F\x80\xA0\xC0\xFF';
	for (let i = 0; i < times; i++) {
		const bytes = [...samples[i % samples.length].bytes];
		for (let changes = below(4); changes >= 0; changes--) bytes.splice(below(bytes.length + 1), below(3), ...Buffer.from(odd[below(odd.length)].repeat(below(3)), "latin1"));
		const other = samples[below(samples.length)].bytes;
		if (below(3) === 0) bytes.push(...other);
		yield { name: samples[below(samples.length)].name, bytes: Uint8Array.from(bytes) };
	}
}

/** Long texts of what has to be looked at again and again by who is careless. */
function* hostile() {
	const parts = ["[", "[a", "[a ", '[a "', '[a "b"]', "[\n", "{", "{}", ";\n", "%\n", "|", "a|", "md|", "http://", "#", "#\n", "1.", "1. ", "1.e", "1/", "8/", "8/8/8/8/8/8/8/8 ", "\\", "\x06", "\x06A\x03", "01", "1", " ", "\0", "<", "<?xml", "A-", "e4", "0-0", "\xFF\xFE", "\xEF\xBB\xBF"];
	for (const part of parts) for (const before of ["", '[Event "x"]\n', "1. "]) yield { name: "", bytes: Buffer.from(before + part.repeat(9000 / part.length), "latin1") };
}

/** The files of a folder beside the project, where they are. */
function* files(folder) {
	for (const entry of readdirSync(folder, { recursive: true })) {
		const path = join(folder, entry);
		if (statSync(path).isFile()) yield { name: entry, bytes: readFileSync(path).subarray(0, 5000) };
	}
}

describe("what a file is", () => {
	for (const { name, bytes, kind, sure } of samples) {
		it(`${kind ?? "nothing that its start shows"}: ${JSON.stringify(name || bytes.toString("latin1").slice(0, 40))}`, () => {
			const found = recognize(bytes, name);
			assert.deepEqual([found?.kind, found?.sure], kind === null ? [undefined, undefined] : [kind, sure]);
		});
	}

	it("is what the core says, over all that is tried", () => {
		const shared = ["inputs", "games", "cases", "corpus"].flatMap((name) => [...files(join(root, "../shared", name))]);
		const tried = [...samples, ...cut(), ...mutated(20_000), ...hostile(), ...shared];
		assert.ok(tried.length > 20_000, `${tried.length}`);
		const wanted = verdicts(tried);
		assert.equal(wanted.length, tried.length);
		const seen = new Set();
		for (const [at, file] of tried.entries()) {
			seen.add(wanted[at]);
			assert.equal(verdict(file), wanted[at], `${file.name} ${JSON.stringify(Buffer.from(file.bytes).toString("latin1").slice(0, 300))}`);
		}
		assert.ok(seen.size > 50, [...seen].join());
	});

	it("is said in words where it is not read here", () => {
		assert.equal(sentence(recognizeName("games.pgn")), "This is PGN, a notation for chess. The shell command pbnkit reads it, and so does pbnkit/pgn in JavaScript.");
		assert.equal(sentence(recognizeName("a.pbn")), undefined);
		for (const { bytes, name } of samples) {
			const found = recognize(bytes, name);
			if (found) assert.equal(sentence(found) === undefined, families[found.family] === undefined);
		}
	});

	it("takes no more than 3 kB", async (test) => {
		const { outputFiles } = await build({ stdin: { contents: 'export * from "./host/recognize.ts";', resolveDir: join(root, "js/src") }, bundle: true, minify: true, format: "esm", target: "es2022", write: false });
		const size = brotliCompressSync(outputFiles[0].contents).length;
		test.diagnostic(`${size} bytes`);
		assert.ok(size <= 3000, `${size} bytes`);
	});
});
