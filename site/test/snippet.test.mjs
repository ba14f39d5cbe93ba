import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { source } from "./source.mjs";

const { snippet } = await source("publish/snippet");
const { attributesOf, folderOf, untouched } = await source("publish/choices");
const { kind } = await source("publish/bridge-kind");
const { framed } = await source("publish/framed");
const { settingsIn } = await source("embed/settings");
const { textOf } = await source("publish/opened");

const deal = '[Board "7"]\r\n{3 < 4 & "so" on}\r\n\r\n';
const made = (wanted) => snippet({ kind, text: deal, container: "pre", attributes: {}, folder: "/pbnkit", ...wanted });

describe("the snippet", () => {
	it("loads style and script from the writer's folder", () => {
		const want = '<link rel="stylesheet" href="/pbnkit/style.css">\n<script type="module" src="/pbnkit/auto.js"></script>\n';
		assert.equal(made({}).setup, want);
		assert.equal(made({ folder: "/pbnkit///" }).setup, want);
	});

	it("has the script's hash, where it is known", () => {
		assert.match(made({ integrity: "sha384-x" }).setup, /auto\.js" integrity="sha384-x" crossorigin><\/script>/);
	});

	const containers = [
		["pre", '<pre class="pbn">\n[Board "7"]\n{3 &lt; 4 &amp; "so" on}\n</pre>\n'],
		["pbn", '<PBN>\n[Board "7"]\n{3 &lt; 4 &amp; "so" on}\n</PBN>\n'],
		["pbn-deal", '<pbn-deal>\n[Board "7"]\n{3 &lt; 4 &amp; "so" on}\n</pbn-deal>\n'],
		["script", '<script type="application/x-pbn">\n[Board "7"]\n{3 < 4 & "so" on}\n</script>\n'],
		["fence", '```pbn\n[Board "7"]\n{3 < 4 & "so" on}\n```\n'],
	];
	for (const [container, want] of containers) {
		it(`escapes what ${container} needs`, () => assert.equal(made({ container }).block, want));
	}

	it("puts attributes on the container, those of a fence on the script", () => {
		const attributes = { "data-view": "quiz", "data-board": '"1"', lang: "fr" };
		assert.match(made({ attributes }).block, /^<pre class="pbn" data-view="quiz" data-board="&quot;1&quot;" lang="fr">/);
		assert.doesNotMatch(made({ attributes }).setup, /data-/);
		assert.match(made({ attributes, container: "fence" }).setup, /auto\.js" data-view="quiz" data-board="&quot;1&quot;"><\/script>/);
	});

	it("has a fence that the text does not end", () => {
		assert.equal(made({ container: "fence", text: "{````}" }).block, "`````pbn\n{````}\n`````\n");
	});

	for (const text of ["{</SCRIPT >}", "{<!--}"]) {
		it(`refuses ${text} in a script`, () => assert.throws(() => made({ container: "script", text }), /Choose another container/));
	}
});

describe("the attributes", () => {
	const attributes = (changed) => attributesOf({ ...untouched("", kind), ...changed });
	const cases = [
		["nothing that holds anyway", { values: { "data-suits": "2", "data-ten": "10", "data-board": " " } }, {}],
		["what was chosen", { values: { "data-suits": "4", "data-board": "1-8" }, lang: "fr" }, { "data-suits": "4", "data-board": "1-8", lang: "fr" }],
		["the parts, in one order", { shown: new Set(["auction", "diagram"]) }, { "data-show": "diagram auction" }],
		["no part", { shown: new Set() }, { "data-show": "none" }],
		["that the blog changes the text", { blog: "cms" }, { "data-repair": "cms" }],
		["links", { links: new Set(["pbn", "bbo"]) }, { "data-links": "bbo pbn" }],
		["a link", { links: new Set(["pbn"]) }, { "data-links": "pbn" }],
	];
	for (const [name, changed, want] of cases) it(`say ${name}`, () => assert.deepEqual(attributes(changed), want));
});

it("pages load pbnkit from this site, from the writer's folder, or from a CDN", () => {
	const from = (host) => folderOf({ ...untouched("", kind), host, folder: "/mine/" }, "https://pbn.example/kit/1/");
	assert.deepEqual(["site", "folder", "cdn"].map(from), ["https://pbn.example/kit/1/", "/mine/", "https://cdn.jsdelivr.net/npm/pbnkit@0.0.0/dist/"]);
	assert.equal(untouched("", kind).host, "site");
});

describe("a frame", () => {
	const wanted = { site: "https://pbn.example/", facts: { key: "pbn", home: "" }, tooLong: "too long for a link: {n} characters", packed: "a-_b", attributes: {}, frame: untouched("", kind).frame, title: 'Board "3"', description: "N & S", pictureName: "board-3.png", height: 611 };

	it("is one line that needs no script, as high as the board", () => {
		assert.equal(framed(wanted).frame, '<iframe src="https://pbn.example/embed.html#pbn=a-_b" title="Board &quot;3&quot;" width="100%" height="660" loading="lazy" style="border: 0"></iframe>\n');
	});

	it("has room for the board and the line below it, in tens", () => {
		const high = (height) => Number(/height="(\d+)"/.exec(framed({ ...wanted, height }).frame)[1]);
		assert.deepEqual([601, 602, 603, 612, 613].map(high), [650, 650, 660, 660, 670]);
	});

	it("has its settings in its address, where the page finds them", () => {
		const attributes = { "data-view": "quiz", "data-hidden": "EW", "data-show": "diagram auction", lang: "fr" };
		const [, address] = /src="([^"]*)"/.exec(framed({ ...wanted, attributes }).frame);
		assert.deepEqual(settingsIn(new URL(address.replaceAll("&amp;", "&")).hash), attributes);
	});

	it("has the background and the letters of the page, where the writer says so", () => {
		const made = (frame) => framed({ ...wanted, frame }).frame;
		assert.match(made({ ground: "dark", font: "sans" }), /#pbn=a-_b&amp;background=none&amp;theme=dark&amp;font=sans" .* style="border: 0; color-scheme: light"/);
		assert.match(made({ ground: "system", font: "serif" }), /#pbn=a-_b&amp;background=none" /);
		assert.doesNotMatch(made({ ground: "any", font: "sans" }), /background|theme|color-scheme/);
	});

	it("may have each setting of the builder", () => {
		for (const { name, values } of kind.knobs) assert.deepEqual(settingsIn(`#pbn=a&${name.replace("data-", "")}=${values.at(-1)[0]}`), { [name]: values.at(-1)[0] });
	});

	it("takes no other attributes from its address", () => assert.deepEqual(settingsIn("#pbn=a&onclick=alert(1)&src=//evil.example&view=hand"), { "data-view": "hand" }));

	it("may be a picture that leads to the board", () => {
		assert.equal(framed(wanted).picture, '<a href="https://pbn.example/#pbn=a-_b"><img src="board-3.png" alt="N &amp; S"></a>\n');
	});

	it("is refused where its address has more than 16,000 characters", () => {
		const long = (length) => framed({ ...wanted, packed: "a".repeat(length - `${wanted.site}embed.html#pbn=`.length) });
		assert.match(long(16_000).frame, /a{10000}/);
		assert.throws(() => long(16_001), /too long for a link: 16,001 characters/);
	});
});

describe("an opened file", () => {
	const text = '[West "Søren"]';
	const room = { texts: ({ builder }) => builder };
	for (const [name, bytes] of [
		["UTF-8", Buffer.from(text)],
		["Latin-1", Buffer.from(text, "latin1")],
		["UTF-16", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")])],
		["UTF-16 with the high byte first", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]).swap16()],
	]) {
		it(`may be ${name}`, async () => assert.equal(await textOf(new File([bytes], "a.pbn"), room), text));
	}

	for (const [first, second] of ["ÿA", "Aþ", "þA", "Aÿ"]) {
		it(`may be Latin-1 that begins with ${first}${second}`, async () => assert.equal(await textOf(new File([Buffer.from(first + second, "latin1")], "a.pbn"), room), first + second));
	}

	it("is refused where it is too large", async () => {
		const sized = (size) => textOf(new File([new Uint8Array(size)], "a.pbn"), room);
		assert.equal((await sized(200_000)).length, 200_000);
		await assert.rejects(sized(200_001), /too large for an article/);
	});
});
