import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, it } from "node:test";
import { load } from "../dist/index.js";
import { prerender } from "../dist/render.js";
import { faultsOf, idsTwice } from "./html.mjs";
import { readsInProportion } from "./linear/growth.mjs";
import { text } from "./markup.mjs";
import { pbnWasm } from "./modules.mjs";
import { folderWith, pbn } from "./pbn.mjs";

const game = '[Board "3"]\n[Dealer "S"]\n[North "Quill"]\n[Deal "N:KT74.A63.K852.94 - - -"]\n[Auction "S"]\n1S =1= Pass 4S AP\n[Note "1:five"]\n';
const escaped = game.replaceAll('"', "&quot;");
const head = '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Three boards</title>\n</head>\n<body>\n';
const foot = "</body>\n</html>\n";
const page = (body) => head + body + foot;

/** A page without what prerender made of its blocks, each of which is "@" instead. */
const outside = (html) => html.replace(/<div class="pbn-block".*?<\/details><\/div>/gs, "@");

describe("prerender", () => {
	let core;
	before(async () => {
		core = await load({ wasm: pbnWasm });
	});

	const made = async (html, options) => {
		const { bytes, ...rest } = await prerender(core, Buffer.from(html), options);
		return { html: Buffer.from(bytes).toString(), ...rest };
	};

	const containers = {
		pbn: `<PBN>\n${game}</PBN>`,
		"pbn-deal": `<pbn-deal>${game}</pbn-deal>`,
		pre: `<pre class="pbn">\n${escaped}</pre>`,
		"pre with code": `<pre><code class="language-pbn">${escaped}</code></pre>`,
		script: `<script type="application/x-pbn">\n${game}</script>`,
		textarea: `<textarea class="pbn">${game}</textarea>`,
	};
	for (const [name, container] of Object.entries(containers)) {
		it(`replaces a ${name}`, async () => {
			const { html, blocks, notes } = await made(page(`<p>Before é</p>\n${container}\n<p>Behind</p>\n`));
			assert.equal(outside(html), page("<p>Before é</p>\n@\n<p>Behind</p>\n"));
			assert.equal(blocks, 1);
			assert.deepEqual(notes, []);
			assert.deepEqual(await faultsOf(html), []);
			for (const text of ["Board 3", "Dealer South", "All pass", "five"]) assert.ok(html.includes(text), text);
			assert.doesNotMatch(html, /<script/);
			assert.ok(html.includes(`<pre>${game.trim().replaceAll('"', "&quot;")}</pre>`), html);
		});
	}

	it("takes time in proportion to the number of blocks", async () => {
		const { slice } = Array.prototype;
		await readsInProportion(async (size, counted) => {
			Array.prototype.slice = function (...given) {
				const part = slice.apply(this, given);
				counted.reads += 1 + part.length;
				return part;
			};
			const { blocks } = await made(page(containers.pbn.repeat(size))).finally(() => (Array.prototype.slice = slice));
			assert.equal(blocks, size);
		}, 100);
	});

	it("takes a text and a stream, too", async () => {
		const source = page(`<p>Łódź</p>\n${containers.pre}\n`);
		const want = await made(source);
		assert.equal(want.blocks, 1);
		for (const document of [source, new Blob([source]), new Response(source)]) {
			const { bytes, ...rest } = await prerender(core, document);
			assert.deepEqual({ html: Buffer.from(bytes).toString(), ...rest }, want);
		}
		// In bytes alone this would be taken for ISO 8859-1.
		assert.equal((await prerender(core, page(containers.pre))).encoding, "utf-8");
		await assert.rejects(prerender(core, 7), /^TypeError: prerender: the source has to be a string/);
	});

	it("changes nothing where it has been, and gives ids of its own to what is new", async () => {
		const first = await made(page(`${containers.pbn}\n${containers.pre}\n`));
		const { html, blocks, notes } = await made(first.html);
		assert.deepEqual([html, blocks, notes], [first.html, 0, []]);
		const second = await made(first.html.replace(foot, `${containers.script}\n${foot}`));
		assert.equal(second.blocks, 1);
		assert.ok(second.html.startsWith(first.html.replace(foot, "")));
		assert.deepEqual([...second.html.matchAll(/data-pbn-block="(\d+)"/g)].map(([, id]) => id), ["1", "2", "3"]);
		assert.deepEqual(idsTwice(second.html), []);
		assert.deepEqual(await faultsOf(second.html), []);
	});

	const paragraphs = [
		["<p>See <PBN></PBN> and so on</p>", "<p>See </p>@<p> and so on</p>"],
		["<p><PBN></PBN></p>", "<p></p>@<p></p>"],
		["<p>One</p><PBN></PBN><p>Two</p>", "<p>One</p>@<p>Two</p>"],
		["<p>One<PBN></PBN>", "<p>One</p>@<p>"],
		["<p>One<ul><li><PBN></PBN></li></ul>", "<p>One<ul><li>@</li></ul>"],
		['<p title="</p>">One<PBN></PBN></p>', '<p title="</p>">One</p>@<p></p>'],
		["<p>One<!-- </p> --><PBN></PBN></p>", "<p>One<!-- </p> --></p>@<p></p>"],
		["<p>One<!--></p><!---><PBN></PBN></p>", "<p>One<!--></p><!--->@</p>"],
		["<p>One <textarea></p></textarea><PBN></PBN></p>", "<p>One <textarea></p></textarea></p>@<p></p>"],
		["<p>A < b, <3 <PBN></PBN></p>", "<p>A < b, <3 </p>@<p></p>"],
		['<p class="lead" id=x>One <PBN></PBN> two</p>', '<p class="lead" id=x>One </p>@<p class="lead"> two</p>'],
		['<p class="lead">One <PBN></PBN>\n</p>', '<p class="lead">One </p>@<p>\n</p>'],
		['<p><b>a</b><code class="x">b<br><PBN></PBN>c</code></p>', '<p><b>a</b><code class="x">b<br></code></p>@<p><code class="x">c</code></p>'],
		["<td><p>One</td><td><PBN></PBN></td>", "<td><p>One</td><td>@</td>"],
	];
	for (const [body, want] of paragraphs) {
		it(`keeps paragraphs whole: ${body}`, async () => {
			const { html, blocks } = await made(page(body.replace("</PBN>", `\n${game}</PBN>`)));
			assert.equal(outside(html), page(want));
			assert.equal(blocks, 1);
		});
	}

	it("replaces what a CMS has made paragraphs of", async () => {
		const mangled = `<p><PBN><br />\n${game.replaceAll("\n", "<br />\n")}</p>\n<p>${game.replace('"3"', '"4"').replaceAll("\n", "<br />\n")}</PBN></p>\n`;
		const { html } = await made(page(mangled));
		assert.equal(outside(html), page("<p></p>@<p></p>\n"));
		assert.deepEqual([...html.matchAll(/data-board="(\d)"/g)].map(([, board]) => board), ["3", "4"]);
		assert.deepEqual(await faultsOf(html), []);
	});

	it("never takes an article for a block that is not closed", async () => {
		const article = page(`<PBN>\n${game}\n<h2>More</h2>\n<p>The article goes on.</p>\n`);
		const { html, blocks, notes } = await made(article);
		assert.equal(html, article);
		assert.equal(blocks, 0);
		assert.deepEqual(notes.map(({ block, severity, span }) => [block, severity, span.start.line]), [[1, "error", 8]]);
	});

	it("leaves a block without a game, and one without its boards", async () => {
		for (const block of ["<PBN>no</PBN>", `<PBN data-board="9">\n${game}</PBN>`]) {
			const { html, blocks, notes } = await made(page(block));
			assert.deepEqual([html, blocks], [page(block), 0]);
			assert.ok(notes.some(({ severity, message }) => severity === "error" && message.endsWith("stays as it is.")));
		}
	});

	it("keeps a block's settings and its id, and says which it does not know", async () => {
		const { html, notes } = await made(page(`<pre class="pbn" id="hand" data-ten="T" data-view="film" onclick="x()">[Deal "N:T... - - -"]</pre>`), {
			attributes: { "data-suits": "4", "data-ten": "10" },
		});
		const [container] = /<div class="pbn-block"[^>]*>/.exec(html);
		for (const attribute of ['id="hand"', 'data-ten="T"', 'data-suits="4"', 'lang="en"', 'data-pbn-block="1"']) assert.ok(container.includes(attribute), container);
		assert.ok(!container.includes("onclick"), container);
		assert.match(text(html), /♠\uFE0Espades T/);
		assert.ok(notes.some(({ severity, message }) => severity === "warning" && message.startsWith('data-view="film" is not known')));
	});

	it("gives boards the ids that nothing else on the page has, as the embed script does", async () => {
		const boards = (...names) => `<PBN>\n${names.map((name) => `[Board "${name}"]\n`).join("\n")}</PBN>`;
		const body = `<h2 id='board=2'>Two</h2>\n${boards("1", "2", "3", "3", "four a")}\n${boards("1", "5")}\n`;
		const idsOf = (html) => [...html.matchAll(/<article [^>]*>/g)].map(([tag]) => [/ data-board="([^"]*)"/, / id="([^"]*)"/].map((attribute) => attribute.exec(tag)?.[1]));
		const first = await made(page(body));
		assert.deepEqual(idsOf(first.html), [["1", "board=1"], ["2", undefined], ["3", "board=3"], ["3", undefined], ["four a", undefined], ["1", undefined], ["5", "board=5"]]);
		const second = await made(first.html.replace(foot, `${boards("5", "A&B")}${boards("A&B")}${foot}`));
		assert.deepEqual(idsOf(second.html).slice(7), [["5", undefined], ["A&amp;B", "board=A&amp;B"], ["A&amp;B", undefined]]);
		for (const { html } of [first, second]) assert.deepEqual(idsTwice(html), []);
	});

	it("shows games that are too many for one answer", async () => {
		const html = page(`<pbn>\n${Array.from({ length: 5 }, (_, at) => `[Board "${at + 1}"]\n[North "Quill"]\n\n`).join("")}</pbn>\n`);
		const whole = await made(html);
		assert.equal(whole.html.match(/<article/g).length, 5);
		const asked = [];
		const { parse } = core;
		// Two games are as much as one answer has.
		const parseTwo = async (bytes, { from = 1, ...options }) => {
			asked.push(from);
			const file = await parse(bytes, { ...options, from, count: 2 });
			return from + 2 <= file.gameCount ? { ...file, next: from + 2 } : file;
		};
		const { validate, blocks } = core;
		const { bytes } = await prerender({ validate, blocks, parse: parseTwo }, Buffer.from(html));
		assert.equal(Buffer.from(bytes).toString(), whole.html);
		assert.deepEqual(asked, [1, 3, 5]);
		// More than a call has arguments.
		const parseMany = async (bytes, { from, ...options }) => {
			const file = await parse(bytes, { ...options, count: 2 });
			return from ? { ...file, games: Array(300_000).fill(file.games[1]) } : { ...file, games: [file.games[0]], next: 2 };
		};
		const one = await prerender({ validate, blocks, parse: parseMany }, Buffer.from(html.replace("<pbn", '<pbn data-board="1"')));
		assert.deepEqual([one.blocks, Buffer.from(one.bytes).toString().match(/<article/g).length], [1, 1]);
	});

	it("shows all games, unless the writer wants a picker", async () => {
		for (const [attribute, attributes, want] of [["", undefined, "list"], [' data-games="picker"', undefined, "picker"], ["", { "data-games": "picker" }, "picker"]]) {
			const { html } = await made(page(`<PBN${attribute}>\n${game}</PBN>`), { attributes });
			assert.match(html, new RegExp(`<div class="pbn-block"[^>]* data-games="${want}"`));
		}
	});

	describe("takes back what a CMS did to the text, where it is asked to", () => {
		const two = `${game}\n${game.replace('"3"', '"4"')}`;
		const curly = (html) => html.replace(/ "/g, " &#8220;").replaceAll('"]', "&#8221;]");
		const paragraphs = `<p>${two.trim().replaceAll("\n\n", "</p>\n<p>").replace(/(?<!>)\n/g, "<br />\n")}</p>`;
		const mangled = {
			"a pbn": [`<PBN data-repair="cms">\n${curly(paragraphs)}</PBN>`, true],
			"a pre": [`<pre class="pbn" data-repair="cms">\n${curly(two)}</pre>`, true],
			"a fence in colours": [`<pre><code class="language-pbn" data-repair="cms"><span>${curly(two)}</span></code></pre>`, true],
			"a script": [`<script type="application/x-pbn" data-repair="cms">${curly(paragraphs)}</script>`, true],
			"a textarea": [`<textarea class="pbn" data-repair="cms">${curly(two)}</textarea>`, true],
			"nothing": [`<pre class="pbn" data-repair="cms">${two}</pre>`, false],
		};
		for (const [name, [block, repaired]] of Object.entries(mangled)) {
			it(name, async () => {
				const { html, blocks } = await made(page(block));
				assert.equal(blocks, 1);
				assert.deepEqual([...html.matchAll(/<article [^>]* data-board="([^"]*)"/g)].map(([, board]) => board), ["3", "4"]);
				assert.equal(/<div class="pbn-block"[^>]* data-pbn-repaired[ =]/.test(html), repaired);
				assert.equal(html.includes("It was repaired by CMS rules"), repaired);
				assert.ok(html.includes('[North "Quill"]'.replaceAll('"', "&quot;")));
				assert.deepEqual(await faultsOf(html), []);
			});
		}
	});

	it("tells what is found in the PBN and what is left out, with its place in the document", async () => {
		const { diagnostics, counts, text } = await made(page('<p>x</p>\n<PBN>\n[Dealer "N"]\n[Auction "N"]\n2S 1S AP<img src="x.png">\n</PBN>'), { text: { path: "x.html" } });
		const places = diagnostics.map(({ rule, span }) => `${rule} ${span.start.line}`);
		for (const place of ["auction/insufficient-bid 12", "embed/markup 12"]) assert.ok(places.includes(place), places.join("; "));
		assert.equal(counts.error, 1);
		assert.match(text, /^x.html:\d+:/);
	});

	describe("reads data-src", () => {
		const block = '<pre class="pbn" data-src="deals/a.pbn"></pre>';

		it("as the caller does", async () => {
			const read = async (address) => Buffer.from(`[Board "3"]\n[North "${address} \u00e9"]\n[Deal "N:A... - - -"]\n`, "latin1");
			const { html, blocks } = await made(page(block), { read });
			assert.equal(blocks, 1);
			assert.ok(html.includes("deals/a.pbn é"));
			assert.equal((await made(html, { read })).html, html);
		});

		it("and leaves the block where there is nothing", async () => {
			for (const [read, severity] of [[undefined, "info"], [async () => undefined, "info"], [() => Promise.reject(new Error("gone")), "error"]]) {
				const { html, blocks, notes } = await made(page(block), { read });
				assert.deepEqual([html, blocks, notes.map((note) => note.severity)], [page(block), 0, [severity]]);
			}
		});
	});

	describe("speaks the language", () => {
		const languages = [
			["of the block", '<html lang="de"><body>', ' lang="fr-CA"', undefined, "fr"],
			["that is asked for", '<html lang="de"><body>', "", "pl", "pl"],
			["of the page", '<!-- <html lang="de"> --><html data-x="lang=de" lang=nn><body>', "", undefined, "nb"],
			["English, where there are no words of it", '<html lang="tlh"><body>', "", undefined, "en"],
		];
		for (const [name, start, attribute, lang, want] of languages) {
			it(name, async () => {
				const { html } = await made(`${start}<PBN${attribute}>\n${game}</PBN>`, { lang });
				assert.equal(/<div class="pbn-block"[^>]* lang="(.*?)"/.exec(html)?.[1], want);
			});
		}
	});

	describe("leaves every byte outside of blocks, in every encoding", () => {
		const block = (player) => `<PBN>\n[Board "3"]\n[North "${player}"]\n[Deal "N:A... - - -"]\n</PBN>`;
		const decoded = (label) => (bytes) => new TextDecoder(label, { ignoreBOM: true, fatal: true }).decode(bytes);
		const encodings = {
			"utf-8": [(text) => Buffer.from(text), decoded("utf-8"), "Łódź é ☕ 𝄞", "é"],
			"utf-8 with a mark": [(text) => Buffer.from(`\ufeff${text}`), decoded("utf-8"), "Łódź é ☕ 𝄞", "é"],
			"utf-16le": [(text) => Buffer.from(`\ufeff${text}`, "utf16le"), decoded("utf-16le"), "Łódź é ☕ 𝄞", "é"],
			"utf-16be": [(text) => Buffer.from(`\ufeff${text}`, "utf16le").swap16(), decoded("utf-16be"), "Łódź é ☕ 𝄞", "é"],
			latin1: [(text) => Buffer.from(text, "latin1"), (bytes) => Buffer.from(bytes).toString("latin1"), "André", "é\u0080"],
			ascii: [(text) => Buffer.from(text), decoded("utf-8"), "&#x141;&oacute;d&#378;", "e"],
		};
		let seed = 7;
		const random = (n) => (seed = (seed * 48271) % 2147483647) % n;
		const article = (letter) => {
			const words = ["<p>", "</p>", `caf${letter}`, "<b>", "</b>", "<br>", "\r\n", "\n", "\r", " & ", "&amp;", "<!-- <PBN> -->", '<img alt="<PBN>">', "<h2>", "</h2>", "\t", " < ", "x"];
			return Array.from({ length: random(30) }, () => words[random(words.length)]).join("");
		};
		/** Without the paragraphs that are ended and begun around blocks: that they are right, others test. */
		const alone = (html) => html.replace(/(<\/[pb]>)*@(<[pb]>)*/g, "@");
		for (const [encoding, [encode, decode, player, letter]] of Object.entries(encodings)) {
			it(encoding, async () => {
				for (let round = 0; round < 25; round++) {
					const parts = Array.from({ length: 2 + random(3) }, () => article(letter));
					const source = `<html>${letter}${parts.join(block(player).replaceAll("\n", random(2) ? "\r\n" : "\n"))}`;
					const { bytes, blocks } = await prerender(core, encode(source));
					assert.equal(blocks, parts.length - 1);
					const html = decode(bytes);
					assert.equal(alone(outside(html)), alone(decode(encode(`<html>${letter}${parts.join("@")}`))));
					const shown = html.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code));
					assert.equal(shown.split(encoding === "ascii" ? "Łódź" : player).length - 1, 2 * blocks);
					assert.equal((await prerender(core, bytes)).blocks, 0);
				}
			});
		}
	});
});

describe("pbn prerender", () => {
	const article = page(`<p>See</p>\n<PBN>\n${game}</PBN>\n`);
	const deals = '<PBN data-src="deals%201.pbn?x#y"></PBN>\n';

	it("writes one page to standard output, several into a folder, or all in place", async () => {
		const cwd = folderWith({ "a.html": article, "b.html": article, "none.html": page("<p>No block</p>") });
		const { code, out, err } = pbn(["prerender", "a.html"], { cwd });
		assert.equal(outside(out), page("<p>See</p>\n@\n"));
		assert.equal(code, 0, err);
		assert.equal(pbn(["prerender", "-o", "out", "a.html", "none.html"], { cwd }).code, 0);
		assert.equal(readFileSync(join(cwd, "out/a.html"), "utf8"), out);
		assert.equal(readFileSync(join(cwd, "out/none.html"), "utf8"), page("<p>No block</p>"));
		assert.deepEqual(pbn(["prerender", "--in-place", "none.html"], { cwd }), { code: 0, out: "", err: "", bytes: Buffer.alloc(0) });
		for (const _ of [1, 2]) {
			assert.equal(pbn(["prerender", "--in-place", "b.html"], { cwd }).code, 0);
			assert.equal(readFileSync(join(cwd, "b.html"), "utf8"), out);
		}
		assert.equal(pbn(["prerender", "-"], { input: article }).out, out);
	});

	it("reads data-src beside the article, and no other address", () => {
		const cwd = folderWith({});
		mkdirSync(join(cwd, "posts"));
		mkdirSync(join(cwd, "posts/folder.pbn"));
		writeFileSync(join(cwd, "posts/deals 1.pbn"), game);
		const addresses = ["https://example.org/x.pbn", "//example.org/x.pbn", "/x.pbn", "file:///etc/passwd", "missing.pbn", "folder.pbn", "%E0%A4%A"];
		const others = addresses.map((address) => `<PBN data-src="${address}"></PBN>\n`);
		writeFileSync(join(cwd, "posts/a.html"), page(deals + others.join("")));
		const { code, out, err } = pbn(["prerender", "posts/a.html"], { cwd });
		assert.equal(outside(out), page(`@\n${others.join("")}`));
		assert.ok(out.includes("Quill"));
		for (const [at, address] of addresses.entries()) {
			assert.match(err, new RegExp(`^posts/a.html:${9 + at}:1: ${at < 4 ? "info" : "error"}: block ${2 + at}: ${address.replace(/[.?]/g, "\\$&")} (is not|cannot be) read`, "m"));
		}
		assert.equal(code, 1);
	});

	it("takes settings for blocks that have none", () => {
		const { out } = pbn(["prerender", "--suits", "4", "--lang", "en", "-"], { input: article });
		assert.match(out, /<div class="pbn-block"[^>]* data-suits="4"/);
		assert.equal(pbn(["prerender", "--suits", "5", "-"], { input: article }).code, 2);
	});

	it("tells of a block that is not closed, and ends with 1", () => {
		const input = page(`<PBN>\n${game}<p>More</p>\n`);
		const { code, out, err } = pbn(["prerender", "-"], { input });
		assert.match(err, /^-:8:1: error: .*\[embed\/unclosed\]$/m);
		assert.ok(err.endsWith("\n-:8:1: error: block 1: The block is not closed, and stays as it is.\n-: 0 blocks replaced\n"), err);
		assert.deepEqual([code, out], [1, input]);
	});
});
