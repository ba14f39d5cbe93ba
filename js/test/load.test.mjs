import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, describe, it } from "node:test";
import { load, PbnError, PbnLoadError } from "../dist/index.js";
import { pbnWasm } from "./modules.mjs";

const page = "<!doctype html><title>Not found</title>";
const answers = {
	"/pbn.wasm": [200, "application/wasm", pbnWasm],
	"/octets": [200, "application/octet-stream", pbnWasm],
	"/parameter": [200, "application/wasm; charset=utf-8", pbnWasm],
	"/broken.wasm": [200, "application/wasm", pbnWasm.subarray(0, 1000)],
	"/fallback": [200, "text/html", page],
};

describe("load", () => {
	let server, base;

	before(async () => {
		server = createServer((request, response) => {
			const [status, type, body] = answers[request.url] ?? [404, "text/html", page];
			response.writeHead(status, { "content-type": type }).end(body);
		});
		await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
		base = `http://127.0.0.1:${server.address().port}`;
	});

	after(() => server.close());

	const sources = {
		"a URL": () => new URL("/pbn.wasm", base),
		"a string": () => `${base}/pbn.wasm`,
		"another MIME type": () => `${base}/octets`,
		"a MIME type with a parameter": () => `${base}/parameter`,
		"a Response": () => fetch(`${base}/pbn.wasm`).then((response) => response),
		"a promise of a Response": () => fetch(`${base}/octets`),
		"an ArrayBuffer": () => new Uint8Array(pbnWasm).buffer,
		"a view of a larger buffer": () => new Uint8Array([0, ...pbnWasm]).subarray(1),
		"a module": () => new WebAssembly.Module(pbnWasm),
	};
	for (const [name, wasm] of Object.entries(sources)) {
		it(`takes ${name}`, async () => {
			const pbn = await load({ wasm: name === "a Response" ? await wasm() : wasm() });
			assert.equal(await pbn.explain("no/rule"), undefined);
			pbn.close();
		});
	}

	const failures = {
		"/missing": { status: 404, message: /404/ },
		"/fallback": { status: 200, message: /begins with "<!doctyp", a page of HTML/ },
		"/broken.wasm": { status: 200, message: /could not be read/ },
	};
	for (const [path, { status, message }] of Object.entries(failures)) {
		it(`says what is wrong with ${path}`, async () => {
			const error = await load({ wasm: base + path }).catch((error) => error);
			assert.ok(error instanceof PbnLoadError && error instanceof PbnError);
			assert.equal(error.name, "PbnLoadError");
			assert.equal(error.url, base + path);
			assert.equal(error.status, status);
			assert.match(error.message, message);
		});
	}

	it("says when no server answers, and may be tried again", async () => {
		const url = "http://127.0.0.1:1/pbn.wasm";
		await assert.rejects(load({ wasm: url }), (error) => error instanceof PbnLoadError && error.url === url);
		(await load({ wasm: `${base}/pbn.wasm` })).close();
	});

	it("says when the bytes are a module of another kind", async () => {
		const empty = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
		await assert.rejects(load({ wasm: empty }), (error) => error instanceof PbnLoadError && /did not start/.test(error.message));
	});

	it("says when there are no workers", async () => {
		await assert.rejects(load({ wasm: pbnWasm, worker: true }), (error) => error instanceof PbnLoadError && /worker/.test(error.message));
	});

	for (const [options, name] of [
		[{ wasm: 7 }, "wasm"],
		[{ wasm: Promise.resolve("text") }, "wasm"],
		[{ wasm: pbnWasm, worker: 1 }, "worker"],
		[{ url: "pbn.wasm" }, "url"],
	]) {
		it(`refuses a wrong option ${name}`, async () => {
			await assert.rejects(load(options), (error) => error instanceof TypeError && error.message.includes(`"${name}"`));
		});
	}
});
