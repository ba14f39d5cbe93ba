import assert from "node:assert/strict";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, it } from "node:test";
import { load } from "../dist/index.js";
import { renderPage, renderPieces } from "../dist/render.js";
import { faultsOf, idsTwice } from "./html.mjs";
import { text } from "./markup.mjs";
import { pbnWasm } from "./modules.mjs";
import { bad, folderWith, good, pbn } from "./pbn.mjs";

const deal = (board, event = "Spring Cup") => `[Event "${event}"]
[Board "${board}"]
[North "Quill & <b>Sons</b>"]
[Dealer "${"NES"[(board - 1) % 4]}"]
[Vulnerable "${["None", "NS", "EW"][(board - 1) % 4]}"]
[Deal "N:KT74.A63.K852.94 J2.QJT94.QT6.K65 AQ986.K5.A74.QJ3 53.872.J93.AT872"]
[Auction "${"NES"[(board - 1) % 4]}"]
1S =1= Pass 4S AP
[Note "1:x < y & z"]
`;
const evening = [1, 2, 3].map((board) => deal(board)).join("\n");
const encode = (text) => new TextEncoder().encode(text);

describe("pbn render", () => {
	const cwd = folderWith({ "evening.pbn": evening, "one.pbn": deal(3, "</title><script>alert(1)</script>"), "good.pbn": good, "bad.pbn": bad, "no.pbn": "nothing", "plain.pbn": '[Board "1"]\n' });
	const render = (...args) => pbn(["render", ...args], { cwd });

	it("writes a whole page with the styles inside and no script", async () => {
		const { code, out, err } = render("evening.pbn");
		assert.deepEqual([code, err], [0, ""]);
		assert.match(out, /^<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" /);
		assert.match(out, /<title>Spring Cup<\/title>\n<style>.*\.pbn-deal.*<\/style>/s);
		assert.match(out, /<\/main>\n<\/body>\n<\/html>\n$/);
		assert.doesNotMatch(out, /<script|<link|\sstyle=|\son\w+=|https?:/);
		assert.deepEqual(await faultsOf(out), []);
		assert.deepEqual(idsTwice(out), []);
	});

	it("shows every board, and links to each", () => {
		const { out } = render("evening.pbn");
		const links = [...out.matchAll(/<a href="#([^"]+)">([^<]*)<\/a>/g)].map(([, id, name]) => [id, name]);
		assert.deepEqual(links, [["board=1", "Board 1"], ["board=2", "Board 2"], ["board=3", "Board 3"]]);
		for (const [id] of links) assert.ok(out.includes(` id="${id}"`), id);
		assert.equal(out.match(/<article /g).length, 3);
		assert.doesNotMatch(render("one.pbn").out, /<nav/);
	});

	it("links to games without a board of their own", () => {
		const boards = ["7", "7", "", "one board", '&é"%41'];
		const input = boards.map((board) => `[Board "${board.replace('"', '\\"')}"]\n`).join("\n");
		const { out } = pbn(["render", "-"], { input });
		const links = [...out.matchAll(/<a href="#([^"]+)">/g)].map(([, id]) => decodeURIComponent(id));
		assert.deepEqual(links, ["board=7", "game-2", "game-3", "game-4", 'board=&é"%41']);
		for (const id of links) assert.ok(out.includes(` id="${id.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`), id);
		assert.deepEqual(idsTwice(out), []);
	});

	it("escapes what a file says", () => {
		const { out } = render("one.pbn");
		assert.ok(out.includes("Quill &amp; &lt;b>Sons&lt;/b>"));
		assert.ok(out.includes("x &lt; y &amp; z"));
	});

	for (const [name, file, want, ...args] of [
		["of the event", "evening.pbn", "Spring Cup"],
		["of the event and the board where there is one", "one.pbn", "&lt;/title>&lt;script>alert(1)&lt;/script>: Board 3"],
		["of the board", "plain.pbn", "Board 1"],
		["that is given", "one.pbn", "A &lt;title>", "--title", "A <title>"],
	]) {
		it(`has a title ${name}`, () => assert.ok(render(...args, file).out.includes(`<title>${want}</title>`)));
	}

	it("has the file's name as a title where the games tell none", () => {
		const folder = folderWith({ "Tuesday & more.pbn": '[Dealer "N"]\n\n[Dealer "S"]\n' });
		assert.ok(pbn(["render", "Tuesday & more.pbn"], { cwd: folder }).out.includes("<title>Tuesday &amp; more</title>"));
		assert.ok(pbn(["render", "-"], { input: '[Dealer "N"]\n\n[Dealer "S"]\n' }).out.includes("<title>Bridge deals</title>"));
	});

	it("takes the settings of a block, and chooses boards", () => {
		const { out } = render("--board", "2-9", "--ten", "T", "evening.pbn");
		assert.deepEqual([...out.matchAll(/data-board="(\d)"/g)].map(([, board]) => board), ["2", "3"]);
		assert.match(text(out), /K\sT\s7\s4/);
		assert.match(text(render("evening.pbn").out), /K\s10\s7\s4/);
	});

	it("takes the language in any spelling", () => {
		for (const [lang, tag] of Object.entries({ en: "en", "EN-gb": "en", "de-AT": "de", no: "nb" })) {
			assert.ok(render("--lang", lang, "one.pbn").out.includes(`<html lang="${tag}">`), lang);
		}
	});

	it("says how many boards a printed page has", () => {
		for (const n of ["1", "2", "4"]) assert.match(render("--boards-per-page", n, "one.pbn").out, new RegExp(`<html lang="en" class="pbn-per-page-${n}">`));
	});

	it("has a ranking in its game, or, where boards have places on paper, on a page of its own", () => {
		const input = `${deal(1)}\n[Board "2"]\n[TotalScoreTable "Rank;PairId"]\n1 7\n`;
		for (const [args, where] of [[[], [1, 0]], [["--boards-per-page", "2"], [0, 1]]]) {
			const parts = pbn(["render", ...args, "-"], { input }).out.split("</main>");
			assert.deepEqual(parts.map((part) => part.match(/class="pbn-section/g)?.length ?? 0), where);
		}
	});

	for (const [args, message] of [
		[["--lang", "xx"], /^pbn: --lang takes .*, not “xx”\nusage: pbnkit render /],
		[["--boards-per-page", "3"], /^pbn: --boards-per-page takes 1 or 2 or 4, not “3”/],
		[["--suits", "5"], /^pbn: --suits="5" is not known: it has to be one of 2, 4, mono\nusage/],
		[["--board", "1,,2"], /^pbn: --board="1,,2" is not known/],
	]) {
		it(`refuses ${args.join(" ")}`, () => {
			const { code, out, err } = render(...args, "one.pbn");
			assert.match(err, message);
			assert.deepEqual([code, out], [2, ""]);
		});
	}

	it("tells what was found on standard error, and ends with 1 for errors", () => {
		const { code, out, err } = render("bad.pbn");
		assert.match(err, /^bad.pbn:1:10: error: .*bad.pbn: 1 game, 2 errors/s);
		assert.match(out, /<\/html>\n$/);
		assert.equal(code, 1);
		assert.equal(render("good.pbn").code, 0);
		assert.equal(render("missing.pbn").code, 2);
	});

	it("makes nothing of a file without a game", () => {
		const { code, out } = render("-o", "no.html", "no.pbn");
		assert.deepEqual([code, out, existsSync(join(cwd, "no.html"))], [1, "", false]);
	});

	it("makes nothing of a file without the boards that are chosen", () => {
		const { code, out, err } = render("-o", "no.html", "--board", "4", "evening.pbn");
		assert.equal(err, "pbn: evening.pbn: there is no such board\n");
		assert.deepEqual([code, out, existsSync(join(cwd, "no.html"))], [2, "", false]);
		assert.deepEqual(readdirSync(cwd).filter((name) => name.endsWith(".tmp")), []);
	});

	it("writes to a file, and several into a folder as .html", () => {
		assert.deepEqual(render("-o", "one.html", "one.pbn"), { code: 0, out: "", err: "", bytes: Buffer.alloc(0) });
		assert.equal(readFileSync(join(cwd, "one.html"), "utf8"), render("one.pbn").out);
		assert.equal(render("-o", "pages", "one.pbn", "evening.pbn").code, 0);
		assert.deepEqual(readdirSync(join(cwd, "pages")).sort(), ["evening.html", "one.html"]);
		mkdirSync(join(cwd, "other"));
		assert.equal(render("-o", "other", "one.pbn").code, 0);
		assert.deepEqual(readdirSync(join(cwd, "other")), ["one.html"]);
	});

	it("keeps a page that is there when reading fails", () => {
		render("-o", "kept.html", "one.pbn");
		const was = readFileSync(join(cwd, "kept.html"));
		assert.equal(render("-o", "kept.html", "missing.pbn").code, 2);
		assert.deepEqual(readFileSync(join(cwd, "kept.html")), was);
	});
});

describe("renderPage", () => {
	let core;
	before(async () => {
		core = await load({ wasm: pbnWasm });
	});
	const pieces = async (bytes, options) => {
		const all = [];
		for await (const piece of renderPieces(core, bytes, options)) all.push(piece);
		return all;
	};

	it("is what the command writes", async () => {
		const file = await core.parse(encode(evening));
		assert.equal(renderPage(file), pbn(["render", "-"], { input: evening }).out);
	});

	it("comes in pieces too, one for each game, from bytes and from what opens a source", async () => {
		const options = { lang: "en", boardsPerPage: 2, settings: { suits: "4", boards: [{ from: 2, to: 3 }] } };
		let opened = 0;
		const open = () => (opened++, new Response(evening));
		for (const source of [encode(evening), open]) {
			const parts = await pieces(source, options);
			assert.deepEqual(parts.flatMap((part) => part.match(/<article /g)?.length ?? []), [1, 1]);
			assert.equal(parts.join(""), renderPage(await core.parse(encode(evening)), options));
		}
		assert.equal(opened, 2);
	});

	it("falls back to English", async () => {
		assert.match(renderPage(await core.parse(encode(evening)), { lang: "tlh" }), /<html lang="en">/);
	});

	it("has no character that HTML may not have", async () => {
		const file = await core.parse(encode('[Event "a\u0000b\u001bc\u0085d\ufffee\u{1ffff}"]\n'));
		const page = renderPage(file, { title: "\ud800" });
		assert.doesNotMatch(page, /(?![\n\r\t\f])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/u);
		assert.ok(page.includes("<title>\ufffd</title>"));
	});

	const corpus = new URL("../../../shared/corpus/", import.meta.url).pathname;
	it("is valid HTML for real files", { skip: !existsSync(corpus) && "no corpus here" }, async () => {
		let read = 0;
		const files = readdirSync(corpus, { recursive: true }).filter((name) => /\.pbn$/i.test(name)).sort();
		for (const name of files.filter((_, at) => at % 10 === 0)) {
			const page = renderPage(await core.parse(readFileSync(join(corpus, name)), { count: 20 }));
			assert.deepEqual(await faultsOf(page), [], name);
			assert.deepEqual(idsTwice(page), [], name);
			read++;
		}
		assert.ok(read > 10, `${read} files`);
	});
});
