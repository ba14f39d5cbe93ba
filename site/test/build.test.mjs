// What is in dist/ after a build.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesIn, fingerprint, integrity } from "../build/files.mjs";
import { fromRoot, linked } from "../build/link.mjs";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const read = (path) => readFileSync(join(dist, path));
const files = filesIn(dist);
const original = files.filter((path) => !/\.(br|gz)$/.test(path));
/** Those that only lead to where another is now. */
const isMoved = (path) => path.endsWith(".html") && read(path).includes('<meta http-equiv="refresh"');
const pages = original.filter((path) => path.endsWith(".html") && !isMoved(path));
const framed = "embed.html";

/** The addresses that an element of a page names, as paths from dist/. */
function addresses(page) {
	const html = read(page).toString();
	return [...html.matchAll(/<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g)]
		.map(([, address]) => address)
		.filter((address) => !/^(https?:|#|data:|mailto:)/.test(address))
		.map((address) => posix.join(posix.dirname(page), address.replace(/[?#].*$/, "")));
}

describe("the pages", () => {
	it("name files that there are", () => {
		const missing = pages.flatMap((page) => addresses(page).filter((path) => !existsSync(join(dist, path))).map((path) => `${page}: ${path}`));
		assert.deepEqual(missing, []);
		assert.ok(pages.length > 3);
	});

	it("of a game lead to its own and to those of no game", () => {
		for (const page of pages.filter((path) => /^(?:chess|draughts|problems)\//.test(path))) {
			const [nav] = /<nav class="pages"[^]*?<\/nav>/.exec(read(page).toString());
			for (const [, path] of nav.matchAll(/href="\.\.\/([^"]*)"/g)) assert.ok(path.startsWith(posix.dirname(page)) || /^(?:rules\/p(?:[dg]n|bi)\/|developers\.html)/.test(path), `${page}: ${path}`);
		}
	});

	it("load what has its content in its name", () => {
		const loaded = pages.flatMap((page) => [...read(page).toString().matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]*)"/g)].map(([, address]) => address));
		const unnamed = loaded.filter((address) => !/^(\/|(\.\.\/)*)(assets\/[\w-]+-[0-9A-Za-z]{8}\.\w+|kit\/\d+\.\d+\.\d+-[0-9a-f]{8}\/[\w-]+\.\w+|(?:manifest|chess|draughts|problems)\.webmanifest)$/.test(address));
		assert.deepEqual(unnamed, []);
	});

	it("ask for their styles first: six scripts that are slow to come take all connections of HTTP/1.1, and nothing is painted", () => {
		for (const page of pages) {
			const html = read(page).toString();
			const scripts = html.search(/<(?:script\b[^>]* src=|link rel="(?:modulepreload|preload)")/);
			const styles = html.lastIndexOf('<link rel="stylesheet"');
			assert.ok(styles > 0 && (scripts < 0 || styles < scripts), page);
		}
	});

	it("have the policy before anything it is for, and nothing that it forbids", () => {
		// One script is in a page, and the policy has its hash; a frame in another page has no choices that the others' would apply.
		const first = (page) => /<script(?: data-\w+="[^"]*")*>("use strict";.*?)<\/script>/s.exec(read(page).toString())?.[1] ?? "";
		const [look, ahead] = [first("index.html"), first(framed)];
		for (const script of [look, ahead]) assert.ok(script.length > 0 && script.length < 1_500, `${script.length} characters`);
		for (const page of pages) {
			const html = read(page).toString();
			assert.equal(first(page), page === framed ? ahead : look, page);
			assert.equal(/<script data-/.test(html), ["index.html", "chess/index.html", "draughts/index.html", "problems/index.html", framed].includes(page), page);
			const policy = html.indexOf(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval' '${integrity(look)}' '${integrity(ahead)}';`);
			assert.ok(policy > 0 && policy < html.search(/<(link|script|title)\b/), page);
			assert.doesNotMatch(html, /<style|\sstyle="|\son\w+="|javascript:/i, page);
			for (const [tag] of html.replace(/<script[^>]*>"use strict";/, "").matchAll(/<script\b[^>]*>/g)) assert.match(tag, /\ssrc="|type="application\/x-pbn"/, page);
		}
	});

	it("have one for what is missing, which is the same in each folder and can be read without a script", () => {
		const html = read("404.html").toString();
		const found = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
		assert.ok(["/index.html", "/rules/index.html"].every((address) => found.includes(address)));
		assert.deepEqual(found.filter((address) => !address.startsWith("/")), []);
		assert.match(html, /<h1[^>]*>No such page</);
		// It speaks the language that was chosen.
		assert.deepEqual([...html.matchAll(/<script\b[^>]*src="([^"]*)"/g)].map(([, script]) => script.replace(/-\w+\.js$/, "")), ["/assets/frame"]);
		assert.equal(fromRoot('<a href="a.html"><a href="#b"><a href="https://c.example/"><img src="d.png">', "/pbn/"), '<a href="/pbn/a.html"><a href="#b"><a href="https://c.example/"><img src="/pbn/d.png">');
	});

	it("say what they are to those who show a link to them", () => {
		for (const page of pages.filter((page) => page !== framed)) {
			const html = read(page).toString();
			const told = Object.fromEntries([...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)].map(([, name, value]) => [name, value]));
			assert.equal(told.title, /<title[^>]*>([^<]*)/.exec(html)?.[1].replaceAll('"', "&quot;"), page);
			assert.ok(told.description.length > 20, page);
			assert.ok(existsSync(join(dist, page === "404.html" ? told.image : posix.join(posix.dirname(page), told.image))), `${page}: ${told.image}`);
		}
	});

	it("are seen before a script runs", () => {
		assert.match(read("index.html").toString(), /<h1>.*id="drop".*Choose files/s);
		assert.match(read("publish.html").toString(), /<textarea.*\[Event .*Copy/s);
	});
});

describe("names", () => {
	it("of icons are those of their content", () => {
		const icons = original.filter((path) => /^assets\/.*\.(svg|png)$/.test(path));
		for (const path of icons) assert.ok(path.includes(`-${fingerprint(read(path))}.`), path);
		assert.equal(icons.length, 24);
	});

	it("of the kit are those of the package, in a folder with version and content", () => {
		const [folder, ...others] = new Set(original.filter((path) => path.startsWith("kit/")).map((path) => path.split("/")[1]));
		assert.deepEqual(others, []);
		const kit = original.filter((path) => path.startsWith("kit/"));
		const names = kit.map((path) => path.slice(`kit/${folder}/`.length));
		for (const [index, name] of names.entries()) assert.deepEqual(read(kit[index]), readFileSync(join(dist, "../../js/dist", name)), name);
		assert.ok(folder.endsWith(`-${fingerprint(...names.flatMap((name, index) => [name, read(kit[index])]))}`));
		for (const name of ["auto.js", "auto-core.js", "index.js", "solve.js", "worker.js", "pbn.wasm", "read.wasm", "lin.wasm", "dd.wasm", "auto-read.js", "style.css", "language/fr.js"]) assert.ok(names.includes(name), name);
	});

	it("of the rules' pages are one, with each page of the package, and no script reads Markdown", () => {
		const [of, ...others] = original.filter((path) => /^assets\/rule-pages-/.test(path));
		assert.deepEqual(others, []);
		const pages = JSON.parse(read(of));
		const { pages: texts } = JSON.parse(readFileSync(join(dist, "../../js/dist/rules.txt")));
		assert.deepEqual(Object.keys(pages), Object.keys(texts));
		const words = (text) => text.match(/[a-z]+/gi).join(" ");
		// An element is its name and what is in it.
		const textsOf = (node) => (typeof node === "string" ? node : node.slice(1).map(textsOf).join(" "));
		for (const [rule, page] of Object.entries(pages)) {
			assert.equal(words(page.map(textsOf).join(" ")), words(texts[rule].replace(/```.*/g, "")), rule);
		}
		for (const path of original.filter((path) => path.endsWith(".map"))) assert.ok(!String(read(path)).includes("rulebook/"), path);
	});

	it("of the modules are fifteen", () => assert.equal(original.filter((path) => path.endsWith(".wasm")).length, 15));

	it("in scripts and maps are of files that there are", () => {
		for (const path of original.filter((path) => /^assets\/(?!oldest-).*\.(js|css)$/.test(path))) {
			const [, map] = /sourceMappingURL=(\S+?)(?:\s|\*|$)/.exec(read(path).toString()) ?? [];
			assert.ok(map && original.includes(`assets/${map}`), `${path}: ${map}`);
			for (const [, imported] of read(path).toString().matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)) {
				assert.ok(original.includes(posix.join("assets", imported)), `${path}: ${imported}`);
			}
		}
	});
});

it("a page gets the addresses of a build, and is told what a script imports", () => {
	const html = '\t<link rel="stylesheet" href="../a.css">\n\t<script type="module" src="../b.js"></script>\n<a href="a.css">&lt;script src="b.js"></a>';
	assert.equal(
		linked(html, { "a.css": "assets/a-1.css", "b.js": "assets/b-1.js" }, { "assets/b-1.js": ["kit/c.js"] }),
		'\t<link rel="stylesheet" href="../assets/a-1.css">\n\t<link rel="modulepreload" href="../kit/c.js">\n\t<script type="module" src="../assets/b-1.js"></script>\n<a href="a.css">&lt;script src="b.js"></a>',
	);
});

it("the licences of what is built in go with it, and each page and script leads there", () => {
	assert.match(read("LICENSES.txt").toString(), /^preact\n.*Jason Miller.*\nfflate\n.*Arjun Barrett.*\nGo\n.*The Go Authors.*IN NO EVENT.*\ngithub\.com\/norunners\/vert\n.*MIT License.*AS IS/s);
	for (const page of pages) assert.ok(addresses(page).some((path) => /^\/?LICENSES\.txt$/.test(path)), page);
	// oldest.js has nothing of others in it.
	for (const path of original.filter((path) => /^assets\/(?!oldest-).*\.js$/.test(path))) assert.match(read(path).toString(), /^\/\*! .*LICENSES\.txt \*\/\n/, path);
});

describe("compressed variants", () => {
	it("are of what stands beside them", () => {
		for (const path of files) {
			if (path.endsWith(".br")) assert.deepEqual(brotliDecompressSync(read(path)), read(path.slice(0, -3)), path);
			if (path.endsWith(".gz")) assert.deepEqual(gunzipSync(read(path)), read(path.slice(0, -3)), path);
		}
	});

	it("are there for each file that is worth it", () => {
		for (const path of original.filter((path) => !/\.png$/.test(path) && read(path).length >= 1000)) {
			for (const suffix of [".br", ".gz"]) if (path !== "_headers") assert.ok(files.includes(path + suffix), path + suffix);
		}
	});
});

it("the service worker has the list of all that pages load, no more", () => {
	const list = JSON.parse(/\[\["[^;]*?"\]\]/.exec(read("sw.js").toString())[0]);
	const wanted = original.filter((path) => !/\.map$|^(sw\.js|404\.html|_headers|\.nojekyll|\.assetsignore)$/.test(path) && !isMoved(path));
	assert.deepEqual(list.map(([path]) => path).sort(), wanted);
	for (const [path, expected] of list) assert.equal(integrity(read(path)), expected, path);
	// What only one game needs is kept for those who use it.
	const roomOf = (name) => list.find(([path]) => posix.basename(path) === name).slice(2).join(" ");
	for (const name of ["pbn.wasm", "read.wasm", "lin.wasm", "dd.wasm", "example.pbn"]) assert.equal(roomOf(name), "pbn", name);
	for (const name of ["pgn.wasm", "pgnread.wasm", "example.pgn"]) assert.equal(roomOf(name), "pgn", name);
	for (const name of ["pdn.wasm", "pdnread.wasm", "example.pdn"]) assert.equal(roomOf(name), "pdn", name);
	for (const name of ["pbi.wasm", "pbiconvert.wasm", "solve.wasm", "example.pbi"]) assert.equal(roomOf(name), "pbi", name);
	assert.ok(list.some(([path, , ...rooms]) => path.endsWith(".js") && rooms.join(" ") === "pgn pdn"), "what two games need alone");
	for (const [page, uses] of [["index.html", "pbn"], ["articles.html", "pbn"], ["rules/index.html", "pbn"], ["chess/index.html", "pgn"], ["draughts/index.html", "pdn"], ["problems/index.html", "pbi"], ["developers.html", undefined]]) {
		assert.equal(/<html[^>]* data-uses="(\w+)"/.exec(read(page).toString())?.[1], uses, page);
	}
});

describe("_headers", () => {
	const rules = read("_headers").toString().trim().split("\n\n").map((rule) => {
		const [path, ...headers] = rule.split("\n");
		return { path, headers: headers.map((line) => /^ {2}([\w-]+): (\S.*)$/.exec(line)?.slice(1)) };
	});
	const matching = (path) => rules.filter((rule) => new RegExp(`^${rule.path.replace(/[.+?]/g, "\\$&").replace("*", ".*")}$`).test(path));

	it("has rules of the form that hosts read", () => {
		for (const { path, headers } of rules) {
			assert.match(path, /^\/[^\s*]*\*?$/);
			assert.ok(headers.length > 0 && headers.every(Boolean), path);
		}
		// Cloudflare reads no more.
		assert.ok(rules.length <= 100);
	});

	it("says each header once for each file, and how long to keep it", () => {
		for (const path of ["/", ...original.map((file) => `/${file}`)]) {
			const headers = matching(path).flatMap(({ headers }) => headers.map(([name, value]) => [name.toLowerCase(), value]));
			const names = headers.map(([name]) => name);
			assert.equal(new Set(names).size, names.length, path);
			const kept = Object.fromEntries(headers)["cache-control"];
			const readers = Object.fromEntries(headers)["cross-origin-resource-policy"];
			const forOthers = path.startsWith("/kit/") || path === "/embed.html";
			if (!/^\/[_.]/.test(path)) assert.equal(readers, forOthers ? "cross-origin" : "same-origin", path);
			const policy = Object.fromEntries(headers)["content-security-policy"];
			if (!/^\/[_.]/.test(path)) assert.match(policy, path === "/embed.html" ? /; frame-ancestors \*$/ : /; frame-ancestors 'self'$/, path);
			if (path.endsWith(".wasm")) assert.equal(Object.fromEntries(headers)["content-type"], "application/wasm", path);
			if (/^\/(assets|kit)\//.test(path)) assert.match(kept, /immutable/, path);
			else if (!/^\/[_.]/.test(path)) assert.equal(kept, "no-cache", path);
		}
	});
});

it("HOSTING.md has the headers of the build for each server that reads no _headers", () => {
	const hosting = readFileSync(join(dist, "../HOSTING.md"), "utf8");
	const servers = ["nginx", "caddy", "apache"].map((server) => new RegExp(`\`\`\`${server}\\n([\\s\\S]*?)\`\`\``).exec(hosting)[1]);
	for (const name of ["Content-Security-Policy", "Permissions-Policy"]) {
		const values = new Set([...read("_headers").toString().matchAll(new RegExp(`${name}: (.*)`, "g"))].map(([, value]) => value));
		assert.equal(values.size, name === "Permissions-Policy" ? 1 : 2);
		for (const value of values) for (const server of servers) assert.ok(server.includes(name) && server.includes(`"${value}"`), `${name} in\n${server}`);
	}
	for (const server of servers) assert.match(server, /Cross-Origin-Resource-Policy[\s\S]*cross-origin|cross-origin[\s\S]*Cross-Origin-Resource-Policy/);
});

it("the manifest is relative, opens .pbn and .lin files, and takes shared ones", () => {
	const manifest = JSON.parse(read("manifest.webmanifest"));
	for (const { src } of manifest.icons) assert.ok(original.includes(src), src);
	assert.deepEqual(manifest.icons.filter(({ purpose }) => purpose === "maskable").map(({ sizes }) => sizes), ["192x192", "512x512"]);
	assert.deepEqual([manifest.start_url, manifest.scope, manifest.id], ["./", "./", undefined]);
	assert.deepEqual(manifest.file_handlers[0].accept, { "application/x-pbn": [".pbn"], "text/x-pbn": [".pbn"], "text/x-lin": [".lin"] });
	assert.ok([".pbn", ".lin"].every((ending) => manifest.share_target.params.files[0].accept.includes(ending)));
	assert.equal(manifest.share_target.method, "POST");
	assert.deepEqual([manifest.share_target.params.text, manifest.share_target.params.url], ["text", "url"]);
	// A PNG says how large it is.
	for (const { src, sizes, type } of manifest.icons) {
		if (type === "image/png") assert.equal(sizes, `${read(src).readUInt32BE(16)}x${read(src).readUInt32BE(20)}`, src);
	}
});
