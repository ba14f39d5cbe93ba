import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { home } from "./home.mjs";
import { source } from "./source.mjs";

const { wantedBy } = await source("intake/from-address");
const { fromDrop, fromFolderPicker, fromInput, fromPicker, fromText } = await source("intake/collect");
const { entryName, placeOf } = await source("intake/zip-directory");
const { namedApart } = await source("out/pack");

describe("?src=", () => {
	const page = "https://club.example/convert/index.html";
	const cases = [
		["", undefined],
		["deals.pbn", ["https://club.example/convert/deals.pbn", true]],
		["/a/../b.pbn#x", ["https://club.example/b.pbn#x", true]],
		["https://club.example:443/a.pbn", ["https://club.example/a.pbn", true]],
		["https://club.example:8443/a.pbn", ["https://club.example:8443/a.pbn", false]],
		["//other.example/a.pbn", ["https://other.example/a.pbn", false]],
		["http://localhost:8080/a.pbn", ["http://localhost:8080/a.pbn", false]],
		["http://127.0.0.1/a.pbn", ["http://127.0.0.1/a.pbn", false]],
		["http://other.example/a.pbn", /not on a secure address/],
		["http://localhost.other.example/a.pbn", /not on a secure address/],
		["http://[::1]:8080/a.pbn", /not on a secure address/],
		["javascript:alert(1)", /not with javascript:/],
		[" JAVASCRIPT:alert(1)", /not with javascript:/],
		["data:text/plain,a", /not with data:/],
		["file:///etc/passwd", /not with file:/],
		["ftp://other.example/a", /not with ftp:/],
		["https://", /is not an address/],
		["https://a:b@other.example/", /with a password/],
		["https://a@other.example/", /with a password/],
		["https://:b@other.example/", /with a password/],
	];
	for (const [src, wants] of cases) {
		it(JSON.stringify(src), () => {
			const wanted = wantedBy(new URL(`${page}?src=${encodeURIComponent(src)}`));
			if (wants instanceof RegExp) assert.match(wanted, wants);
			else assert.deepEqual(wanted && [wanted.url.href, wanted.own], wants);
		});
	}
});

describe("the place of a file in a .zip", () => {
	const cases = [
		["a.pbn", "", "a.pbn"],
		["x/y/a.pbn", "x/y", "a.pbn"],
		["../../etc/a.pbn", "etc", "a.pbn"],
		["/abs//./a.pbn", "abs", "a.pbn"],
		["C:\\club\\..\\a.pbn", "club", "a.pbn"],
		["..", "", ""],
	];
	for (const [path, folder, name] of cases) it(path, () => assert.deepEqual(placeOf(path), { folder, name }));
});

it("names in a .zip are read in UTF-8, else in code page 437", () => {
	const bytes = (...list) => Uint8Array.from(list);
	assert.equal(entryName(bytes(0x4d, 0x81), false), "Mü");
	assert.equal(entryName(bytes(0x4d, 0xc3, 0xbc), false), "Mü");
	assert.equal(entryName(bytes(0x4d, 0xc3, 0xbc), true), "Mü");
	assert.equal(entryName(bytes(0x4d, 0x81), true), "M\uFFFD");
	assert.equal(entryName(bytes(0x7f, 0x80, 0xff), false), "\x7fÇ\u00a0");
});

describe("text that is pasted", () => {
	const cases = [
		['[Board "1"]', "pasted.pbn"],
		['\n\n{a comment}\n  [ Board "1" ]', "pasted.pbn"],
		['% PBN 2.1\n[Board "1"]', "pasted.pbn"],
		['Look:\n[Board "1"]\n', "pasted.txt"],
		["<PBN></PBN>", "pasted.txt"],
		['<pre class="pbn">', "pasted.txt"],
		["<pbn-deal>", "pasted.txt"],
		["", undefined],
		["Dear partner, [sorry].", undefined],
		["I like pbn", undefined],
	];
	for (const [text, name] of cases) {
		it(JSON.stringify(text), () => {
			const { found, skipped } = fromText(text, home);
			assert.deepEqual([found.map(({ file }) => file.name), skipped], [name ? [name] : [], 0]);
		});
	}
});

it("of files that are chosen, one that cannot be opened is told, and takes no other with it", async () => {
	const handle = (name) => ({ name, kind: "file", getFile: async () => (name === "gone.pbn" ? Promise.reject(new DOMException("", "NotFoundError")) : new File([], name)) });
	globalThis.window = { showOpenFilePicker: async () => ["b10.pbn", "gone.pbn", "b2.pbn"].map(handle) };
	const { found, skipped, problems } = await fromPicker();
	assert.deepEqual(found.map(({ file, handle }) => [file.name, handle.name]), [["b2.pbn", "b2.pbn"], ["b10.pbn", "b10.pbn"]]);
	assert.deepEqual([problems, skipped], [["gone.pbn cannot be opened."], 0]);
});

describe("a link of a board that is pasted", () => {
	for (const [text, link] of [
		["https://pbnkit.example/#pbn=abc&card=2", "#pbn=abc&card=2"],
		[" http://localhost:8787/index.html#board=7&pbn=abc\n", "#board=7&pbn=abc"],
		["https://pbnkit.example/#board=7", undefined],
		["https://pbnkit.example/#pbn=", undefined],
		["see https://pbnkit.example/#pbn=abc", undefined],
		["https://[#pbn=abc", undefined],
	]) {
		it(text, () => assert.equal(fromText(text, home).link, link));
	}
});

describe("of a folder", () => {
	/** Files by their names, and folders; an ending "!" is a file that cannot be opened. */
	const tree = { "b10.pbn": 0, "b2.lin": 0, "a.txt": 0, "c.doc": 0, "gone.pbn!": 0, sub: { "z.zip": 0, "d.txt": 0, empty: {}, deep: { "e.PBN": 0 } } };
	const gone = () => Promise.reject(new DOMException("", "NotFoundError"));
	const isFolder = ([, inside]) => inside !== 0;
	const plain = (name) => name.replace("!", "");

	const handle = ([name, inside]) => ({
		name: plain(name),
		kind: inside === 0 ? "file" : "directory",
		getFile: async () => (name.endsWith("!") ? gone() : new File([], name)),
		async *values() {
			yield* Object.entries(inside).map(handle);
		},
	});
	const entry = ([name, inside]) => ({
		name: plain(name),
		isFile: inside === 0,
		file: (resolve, reject) => (name.endsWith("!") ? gone().catch(reject) : resolve(new File([], name))),
		createReader() {
			const portions = [...Object.entries(inside).map((one) => [entry(one)]), []];
			return { readEntries: (resolve) => resolve(portions.shift()) };
		},
	});
	const dropped = (item) => ({ getData: () => "", items: [{ kind: "file", getAsFile: () => undefined, ...item }] });
	const listed = (folder, inside) =>
		Object.entries(inside).flatMap((one) => (isFolder(one) ? listed(`${folder}/${one[0]}`, one[1]) : one[0].endsWith("!") ? [] : [Object.assign(new File([], one[0]), { webkitRelativePath: `${folder}/${one[0]}` })]));

	const found = ["club/b2.lin", "club/b10.pbn", "club/sub/deep/e.PBN", "club/sub/z.zip"];
	const club = ["club", tree];
	for (const [name, collect, skipped] of [
		["that is chosen", () => ((globalThis.window = { showDirectoryPicker: async () => handle(club) }), fromFolderPicker()), 4],
		["that is dropped", () => fromDrop(dropped({ getAsFileSystemHandle: async () => handle(club), webkitGetAsEntry: () => undefined }), home), 4],
		["that is dropped where there are no handles", () => fromDrop(dropped({ webkitGetAsEntry: () => entry(club) }), home), 4],
		["whose files the browser lists", () => fromInput(listed(...club)), 3],
	]) {
		it(`${name}, the files of boards are taken, and the others counted`, async () => {
			const all = await collect();
			assert.deepEqual(all.found.map(({ file, folder }) => `${folder}/${file.name}`), found);
			assert.equal(all.skipped, skipped);
		});
	}

	it("with nothing in it is told", async () => {
		const all = await fromDrop(dropped({ webkitGetAsEntry: () => entry(["new folder", { inner: {} }]) }));
		assert.deepEqual(all, { found: [], skipped: 0, problems: ["new folder: There is no file in it."] });
	});
});

it("files of one name get names apart", async () => {
	const row = (folder, name) => ({ folder, download: name && { name, blob: new Blob() } });
	const { files, renamed } = await namedApart([
		row("", "a.pbn"), row("", "A.pbn"), row("x", "a.pbn"), row("", "a (2).pbn"), row("", undefined), row("", "none"), row("", "NONE"), row("", "a.pbn"),
		row("", "b (2).pbn"), row("", "b.pbn"), row("", "b.pbn"),
	], new AbortController().signal);
	assert.deepEqual(files.map(({ path }) => path), [
		"a.pbn", "A (2).pbn", "x/a.pbn", "a (2) (2).pbn", "none", "NONE (2)", "a (3).pbn", "b (2).pbn", "b.pbn", "b (3).pbn",
	]);
	assert.deepEqual(renamed, ["A (2).pbn", "a (2) (2).pbn", "NONE (2)", "a (3).pbn", "b (3).pbn"]);
});
