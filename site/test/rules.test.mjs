import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { before, describe, it } from "node:test";
import { load } from "pbnkit";
import { load as loadPbi } from "pbnkit/pbi";
import { load as loadPdn } from "pbnkit/pdn";
import { load as loadPgn } from "pbnkit/pgn";
import { faultsOf, idsTwice } from "../../js/test/html.mjs";

const dist = new URL("../dist/", import.meta.url);
const names = readdirSync(dist, { recursive: true }).map((name) => name.replaceAll("\\", "/"));
const everyPage = names.filter((name) => name.endsWith(".html")).map((name) => [name, readFileSync(new URL(name, dist), "utf8")]);
const [movedPages, pages] = [true, false].map((isMoved) => new Map(everyPage.filter(([, html]) => html.includes('<meta http-equiv="refresh"') === isMoved)));
const generated = [...pages].filter(([name]) => name.startsWith("rules/") || name === "conformance.html");
const decoded = (text) => text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&quot;/g, '"').replace(/&amp;/g, "&");
const textOf = (html) => decoded(html.replace(/<[^>]*>/g, ""));
/** The one thing that a pattern finds. */
const only = (html, pattern) => {
	const [found, ...others] = [...html.matchAll(pattern)];
	assert.ok(found && others.length === 0, `${pattern} is there ${others.length + (found ? 1 : 0)} times`);
	return textOf(found[1]);
};

describe("all pages", () => {
	it("have links that lead somewhere in the site", () => {
		const ids = new Map([...pages].map(([name, html]) => [name, new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))]));
		let links = 0;
		for (const [name, html] of pages) {
			for (const [, written] of html.matchAll(/<(?:a|link|script|img|source)\b[^>]*?\s(?:href|src)="([^"]*)"/g)) {
				const address = decoded(written);
				if (/^(https?:|data:|blob:|mailto:)/.test(address)) continue;
				const { protocol, pathname, hash } = new URL(address, `site:///${name}`);
				assert.equal(protocol, "site:", `${name}: ${address}`);
				const outside = address.split("/").filter((part) => part === "..").length > name.split("/").length - 1;
				assert.ok(address.startsWith("/") === (name === "404.html") && !outside, `${name}: ${address} leaves the site`);
				const target = decodeURIComponent(pathname.slice(1));
				assert.ok(names.includes(target), `${name}: there is no ${target}`);
				// "#example=quiz" is for the page's script.
				if (hash && !hash.includes("=")) assert.ok(ids.get(target)?.has(decodeURIComponent(hash.slice(1))), `${name}: ${target} has no ${hash}`);
				links++;
			}
		}
		assert.ok(links > 1000, `${links} links`);
	});

	it("have a title each that no other has", () => {
		const titles = [...pages.values()].map((html) => only(html, /<title[^>]*>([^<]*)<\/title>/g));
		assert.deepEqual(titles.filter((title, at) => titles.indexOf(title) !== at), []);
	});

	it("name the rules", () => {
		// What is in a frame of another page leads nowhere.
		for (const [name, html] of [...pages].filter(([name]) => name !== "embed.html")) assert.match(html, /<nav class="pages"[^]*?href="(\/|(\.\.\/)*)rules\/(?:p(?:dn|gn|bi)\/)?index\.html"[^>]*>Rules<\/a>/, name);
	});
});

describe("the pages of the rules", () => {
	let rules, pbn;
	before(async () => {
		pbn = await load();
		rules = await pbn.rules();
	});

	it("are those of the built module, no more and no less", () => {
		const written = [...pages.keys()].filter((name) => /^rules\/.*\.html$/.test(name) && name !== "rules/index.html" && !/^rules\/p(?:dn|gn|bi)\//.test(name));
		assert.deepEqual(written.sort(), rules.map(({ name }) => `rules/pbn/${name}.html`).sort());
	});

	it("are found where they were before", () => {
		assert.equal(movedPages.size, rules.length);
		for (const { name, title } of rules) {
			const html = movedPages.get(`rules/${name}.html`);
			const [, to] = /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(html);
			assert.equal(new URL(to, `site:///rules/${name}.html`).pathname, `/rules/pbn/${name}.html`);
			assert.ok(html.includes(`<a href="${to}">${title.replace(/&/g, "&amp;").replace(/</g, "&lt;")}`), name);
		}
	});

	it("say what the table of rules says", () => {
		const index = pages.get("rules/index.html");
		for (const { name, title, section } of rules) {
			const html = pages.get(`rules/pbn/${name}.html`);
			assert.equal(only(html, /<h1>(.*?)<\/h1>/g), title);
			assert.equal(only(index, new RegExp(`<a href="pbn/${name}\\.html">(.*?)</a>`, "g")), title);
			assert.ok(html.includes(`<code>${name}</code>`), name);
			assert.match(html, section === "" ? /<section class="in-the-standard">[^]*None: / : /<section class="in-the-standard">[^]*href="\.\.\/\.\.\/\.\.\/conformance\.html#/, name);
		}
	});

	it("have all of the rule's own text", async () => {
		const bare = (text) => text.replace(/[`*\s-]/g, "");
		for (const { name } of rules) {
			const text = bare(textOf(pages.get(`rules/pbn/${name}.html`).replace(/<span class="carets".*?<\/span>/gs, "")));
			const blocks = (await pbn.explain(name)).replace(/\n## In the standard[^]*$/, "").split(/\n*^(?:#+ .*|```.*)$\n*|\n{2,}/m);
			for (const block of blocks) assert.ok(text.includes(bare(block)), `${name}: ${block}`);
		}
	});

	it("say which fix there is", () => {
		const fixOf = (name) => only(pages.get(`rules/pbn/${name}.html`), /<dt>Fix<\/dt><dd>(.*?)<\/dd>/g);
		for (const { name, fix } of rules) assert.equal(fixOf(name) !== "none", fix, name);
		assert.equal(fixOf("deal/syntax"), "yes, a safe one");
		assert.equal(fixOf("game/split"), "yes, if that is meant");
		assert.equal(fixOf("table/order"), "yes, in other cases than the example");
	});

	it("mark the place that the core reports", () => {
		for (const { name } of rules) {
			const html = pages.get(`rules/pbn/${name}.html`);
			assert.match(html, /<span class="carets" aria-hidden="true">\n[ \t]*\^/, name);
			assert.match(html, /<ol class="reports"><li>/, name);
		}
		const bid = pages.get("rules/pbn/auction/insufficient-bid.html");
		assert.ok(bid.includes('1D <mark>1C</mark> Pass Pass<span class="carets" aria-hidden="true">\n   ^^</span>'));
		assert.ok(bid.includes("line 3, column 4"));
		assert.ok(bid.includes("1C is not higher than 1D"));
	});
});

for (const [name, folder, load, where] of [
	["chess", "pgn", loadPgn, (section) => `Section ${section} of the PGN standard.`],
	["draughts", "pdn", loadPdn, (section) => `<dt>Standard</dt><dd>${section}</dd>`],
	["problems", "pbi", loadPbi, (section) => `<dt>Standard</dt><dd>${section}</dd>`],
]) {
	describe(`the pages of the rules of ${name}`, () => {
		it("are those of the built module, each with its own text", async () => {
			const kit = await load();
			const rules = await kit.rules();
			const index = pages.get(`rules/${folder}/index.html`);
			const written = [...pages.keys()].filter((name) => name.startsWith(`rules/${folder}/`) && name !== `rules/${folder}/index.html`);
			assert.deepEqual(written.sort(), rules.map(({ name }) => `rules/${folder}/${name}.html`).sort());
			for (const { name, title, section } of rules) {
				const html = pages.get(`rules/${folder}/${name}.html`);
				assert.equal(only(html, /<h1>(.*?)<\/h1>/g), title);
				assert.equal(only(index, new RegExp(`<a href="${name}\\.html">(.*?)</a>`, "g")), title);
				assert.ok(html.includes(where(section)), name);
			}
			kit.close();
		});
	});
}

describe("the page of the standard", () => {
	it("has each clause of the ledger, with its demand", () => {
		const table = readFileSync(new URL("../../core/pbn/testdata/conformance.md", import.meta.url), "utf8");
		const rows = table.split("\n").filter((line) => /^\| ([\d.]+|dialects)(-\w+)? \|/.test(line));
		const ids = [...pages.get("conformance.html").matchAll(/<li id="c-([^"]*)"/g)].map(([, id]) => id);
		assert.ok(rows.length > 100);
		assert.deepEqual(ids.sort(), rows.map((row) => row.split(" | ")[0].slice(2)).sort());
	});
});

describe("the generated pages", () => {
	it("need no script but that of the footer", () => {
		for (const [name, html] of generated) {
			assert.deepEqual([...html.matchAll(/<script\b[^>]*src="([^"]*)"/g)].map(([, address]) => address.replace(/.*\/|-\w+\.js$/g, "")), ["frame"], name);
			assert.doesNotMatch(html, /\son\w+=|\sstyle=/, name);
		}
	});

	it("are valid HTML", async () => {
		assert.ok(generated.length > 100);
		for (const [name, html] of generated) {
			assert.deepEqual(idsTwice(html), [], name);
			assert.deepEqual(await faultsOf(html), [], name);
		}
	});
});
