// The pages of the rules are a file beside the script, which is loaded when the first is asked for.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import { pbnWasm } from "./modules.mjs";

const dist = (name) => readFileSync(new URL(`../dist/${name}`, import.meta.url), "utf8");
const inCore = (rule) => readFileSync(new URL(`../../core/pbn/docs/${rule}.md`, import.meta.url), "utf8");
const json = [200, "application/json", dist("rules.txt")];

describe("the pages of the rules", () => {
	let server, base, folder;
	let answer = json;
	let asked = [];
	let copies = 0;

	before(async () => {
		folder = mkdtempSync(join(tmpdir(), "pbnkit-"));
		server = createServer((request, response) => {
			asked.push(request.url);
			const [status, type, body] = answer;
			response.writeHead(status, { "content-type": type }).end(body);
		});
		await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
		base = `http://127.0.0.1:${server.address().port}`;
	});
	after(() => {
		server.close();
		rmSync(folder, { recursive: true });
	});

	/** The package as a page has it whose script is at an address, with a `Pbn`; nothing is loaded yet. */
	const at = async (url) => {
		const path = join(folder, `${copies++}.mjs`);
		writeFileSync(path, dist("index.js").replaceAll("import.meta.url", JSON.stringify(url)));
		const pbnkit = await import(pathToFileURL(path));
		asked = [];
		answer = json;
		return { ...pbnkit, pbn: await pbnkit.load({ wasm: pbnWasm }) };
	};

	it("are loaded once, when the first is asked for, from the folder of the script", async () => {
		const { load, pbn } = await at(`${base}/clubs/pbnkit/index.js`);
		await pbn.rules();
		assert.deepEqual(asked, []);
		const other = await load({ wasm: pbnWasm });
		const names = ["tag/unknown", "no/rule", "constructor", "__proto__"];
		const pages = await Promise.all(names.map((name, at) => (at % 2 ? other : pbn).explain(name)));
		assert.deepEqual(pages, [inCore("tag/unknown"), undefined, undefined, undefined]);
		assert.equal(await pbn.explain("deal/rotation"), inCore("deal/rotation"));
		assert.deepEqual(asked, ["/clubs/pbnkit/rules.txt"]);
		pbn.close();
		assert.equal(await other.explain("tag/unknown"), inCore("tag/unknown"));
		other.close();
	});

	const failures = {
		"is missing": { given: [404, "text/html", "gone"], status: 404, message: /could not be loaded from http\S+\/rules\.txt: HTTP status 404; is rules\.txt beside the script\? If not, use "pbnkit\/inline"$/ },
		"is a page": { given: [200, "text/html", "<!doctype html>"], status: 200, message: /rules\.txt: .*is not valid JSON; is rules\.txt beside/ },
		"is of another version": { given: [200, "application/json", '{"version":"9.8.7","pages":{}}'], status: 200, message: /rules\.txt is of pbnkit 9\.8\.7, but the package is pbnkit 0\.1\.0: take all files/ },
		"is something else": { given: [200, "application/json", "null"], status: 200, message: /rules\.txt is of pbnkit undefined/ },
	};
	for (const [what, { given, status, message }] of Object.entries(failures)) {
		it(`say what to do where the file ${what}, and are tried again`, async () => {
			const { PbnLoadError, pbn } = await at(`${base}/index.js`);
			answer = given;
			const error = await pbn.explain("tag/unknown").catch((error) => error);
			assert.ok(error instanceof PbnLoadError, String(error));
			assert.deepEqual([error.url, error.status], [`${base}/rules.txt`, status]);
			assert.match(error.message, message);
			answer = json;
			assert.equal(await pbn.explain("tag/unknown"), inCore("tag/unknown"));
			pbn.close();
		});
	}

	it("say where they looked where no server answers", async () => {
		const { PbnLoadError, pbn } = await at("http://127.0.0.1:1/index.js");
		const error = await pbn.explain("tag/unknown").catch((error) => error);
		assert.ok(error instanceof PbnLoadError, String(error));
		assert.deepEqual([error.url, error.status], ["http://127.0.0.1:1/rules.txt", undefined]);
		pbn.close();
	});

	it("say so where the script does not know where it is", async () => {
		const { PbnLoadError, pbn } = await at(undefined);
		await assert.rejects(pbn.explain("tag/unknown"), (error) => error instanceof PbnLoadError && /cannot find rules\.txt: import "pbnkit\/inline" in a bundle in CommonJS$/.test(error.message));
		pbn.close();
	});

	it("are given up with the Pbn that was closed", async () => {
		const { PbnClosedError, pbn } = await at(`${base}/index.js`);
		const underWay = pbn.explain("tag/unknown");
		pbn.close();
		for (const { reason } of await Promise.allSettled([underWay, pbn.explain("tag/unknown")])) assert.ok(reason instanceof PbnClosedError, String(reason));
	});

	it("are inside of the entry inline", async () => {
		const path = join(folder, "inline.mjs");
		writeFileSync(path, dist("inline.js"));
		const { load } = await import(pathToFileURL(path));
		const pbn = await load();
		assert.equal(await pbn.explain("tag/unknown"), inCore("tag/unknown"));
		pbn.close();
	});
});
