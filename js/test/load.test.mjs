import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import { load, PbnError, PbnLoadError } from "../dist/index.js";
import { pbnWasm } from "./modules.mjs";
import { sample } from "./sample.mjs";
import { WebWorker } from "./web-worker.mjs";

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
	let counted = 0;

	before(async () => {
		server = createServer((request, response) => {
			if (request.url === "/counted") counted++;
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

	it("downloads once for several loads, and again after a failure", async () => {
		const loads = [base + "/counted", new URL("/counted", base), base + "/counted"].map((wasm) => load({ wasm }));
		for (const error of await Promise.all(loads.map((load) => load.catch((error) => error)))) assert.equal(error.status, 404);
		assert.equal(counted, 1);
		answers["/counted"] = answers["/pbn.wasm"];
		const all = await Promise.all([1, 2, 3].map(() => load({ wasm: `${base}/counted` })));
		all.push(await load({ wasm: `${base}/counted` }));
		assert.equal(counted, 2);
		// Each is an instance of its own.
		all[0].close();
		for (const pbn of all.slice(1)) {
			assert.equal(await pbn.explain("no/rule"), undefined);
			pbn.close();
		}
	});

	it("takes one Response for several loads, and compiles it once", async (t) => {
		const { mock: compiled } = t.mock.method(WebAssembly, "compileStreaming");
		for (const wasm of [fetch(`${base}/pbn.wasm`), await fetch(`${base}/pbn.wasm`)]) {
			compiled.resetCalls();
			const all = await Promise.all([load({ wasm }), load({ wasm })]);
			all.push(await load({ wasm }));
			assert.equal(compiled.callCount(), 1);
			// Each is an instance of its own.
			all.shift().close();
			for (const pbn of all) {
				assert.equal((await pbn.validate(sample)).gameCount, 2);
				pbn.close();
			}
		}
	});

	it("says which policy a page needs, and not what V8 would like", async () => {
		const { compileStreaming, compile, instantiate } = WebAssembly;
		const refused = async () => {
			throw new WebAssembly.CompileError("WebAssembly.compile(): Refused to compile or instantiate WebAssembly module because 'unsafe-eval' is not an allowed source of script in the following Content Security Policy directive: \"script-src 'self'\"");
		};
		const module = new WebAssembly.Module(pbnWasm);
		try {
			Object.assign(WebAssembly, { compileStreaming: refused, compile: refused, instantiate: refused });
			for (const wasm of [`${base}/pbn.wasm`, `${base}/octets`, pbnWasm.slice(), module]) {
				await assert.rejects(load({ wasm }), ({ name, message, cause }) => {
					assert.equal(name, "PbnLoadError");
					assert.match(message, /has to allow 'wasm-unsafe-eval' in script-src/);
					assert.doesNotMatch(message, /[^-]unsafe-eval|CompileError/);
					return /Refused to compile/.test(cause.message);
				});
			}
		} finally {
			Object.assign(WebAssembly, { compileStreaming, compile, instantiate });
		}
	});

	describe("a worker that does not start", () => {
		/** The package as a page at `base` has it, whose workers are of this class. */
		const at = async (url, Worker, origin) => {
			const folder = mkdtempSync(join(tmpdir(), "pbnkit-"));
			const script = readFileSync(new URL("../dist/index.js", import.meta.url), "utf8");
			writeFileSync(join(folder, "index.mjs"), script.replaceAll("import.meta.url", JSON.stringify(url)));
			Object.assign(globalThis, { Worker, location: { origin } });
			try {
				const pbnkit = await import(pathToFileURL(join(folder, "index.mjs")));
				const error = await pbnkit.load({ wasm: pbnWasm, worker: true }).catch((error) => error);
				assert.ok(error instanceof pbnkit.PbnLoadError, String(error));
				return error;
			} finally {
				delete globalThis.Worker;
				delete globalThis.location;
				rmSync(folder, { recursive: true });
			}
		};
		/** Says no more than Chromium does. */
		class Missing {
			constructor() {
				setImmediate(() => this.onerror({ preventDefault() {} }));
			}
			postMessage() {}
			terminate() {}
		}
		class Forbidden {
			constructor(url) {
				throw new DOMException(`Failed to construct 'Worker': Script at '${url}' cannot be accessed from origin 'http://here.example'.`, "SecurityError");
			}
		}

		it("has the address and the status of a script that is missing", async () => {
			const { url, status, message } = await at(`${base}/pbnkit/index.js`, Missing, base);
			assert.deepEqual([url, status], [`${base}/pbnkit/worker.js`, 404]);
			assert.match(message, /worker\.js has the HTTP status 404; is worker\.js beside the script\?/);
		});

		it("points to the policy where the script is there", async () => {
			answers["/worker.js"] = [200, "text/plain", ""];
			const { url, status, message } = await at(`${base}/index.js`, Missing, base);
			assert.deepEqual([url, status], [`${base}/worker.js`, 200]);
			assert.match(message, /is there; the Content-Security-Policy has to allow it in worker-src, and its MIME type/);
		});

		it("says where it looked where no server answers", async () => {
			const { url, status } = await at("http://127.0.0.1:1/index.js", Missing, "http://127.0.0.1:1");
			assert.deepEqual([url, status], ["http://127.0.0.1:1/worker.js", undefined]);
		});

		it("says that the other origin is the reason", async () => {
			const { url, status, message } = await at(`${base}/index.js`, Forbidden, "http://here.example");
			assert.deepEqual([url, status], [`${base}/worker.js`, undefined]);
			assert.ok(message.startsWith(`a page of http://here.example can have no worker from ${base}: copy the folder dist`), message);
			assert.doesNotMatch(message, /beside the script/);
		});
	});

	describe("of another version", () => {
		let folder, other;

		before(async () => {
			folder = mkdtempSync(join(tmpdir(), "pbnkit-"));
			const script = (name) => readFileSync(new URL(`../dist/${name}`, import.meta.url), "utf8");
			writeFileSync(join(folder, "index.mjs"), script("index.js").replaceAll('"0.1.0"', '"9.8.7"').replaceAll("worker.js", "worker.mjs"));
			writeFileSync(join(folder, "worker.mjs"), script("worker.js"));
			writeFileSync(join(folder, "glue.mjs"), script("index.js").replace(/(goVersion = )"go[^"]*"/, '$1"go0.5"'));
			other = await import(pathToFileURL(join(folder, "index.mjs")));
		});
		after(() => rmSync(folder, { recursive: true }));

		const todo = /take all files from the folder dist of pbnkit 9\.8\.7/;
		it("a module is refused", async () => {
			const error = await other.load({ wasm: pbnWasm }).catch((error) => error);
			assert.ok(error instanceof other.PbnLoadError, String(error));
			assert.match(error.message, /the module is of pbnkit 0\.1\.0, built by go1.*the package is pbnkit 9\.8\.7/);
			assert.match(error.message, todo);
		});

		it("a worker is refused", async () => {
			globalThis.Worker = WebWorker;
			const error = await other.load({ wasm: pbnWasm, worker: true }).catch((error) => error);
			delete globalThis.Worker;
			assert.ok(error instanceof other.PbnLoadError, String(error));
			assert.match(error.message, /worker\.js is of pbnkit 0\.1\.0, but the page loaded pbnkit 9\.8\.7: take all files/);
		});

		it("a glue is refused", async () => {
			const glue = await import(pathToFileURL(join(folder, "glue.mjs")));
			const error = await glue.load({ wasm: pbnWasm }).catch((error) => error);
			assert.match(error.message, /built by go1.*with the glue of go0\.5: take all files/);
		});

		it("a module that wants another glue is refused", async () => {
			const imports = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 7, 1, 1, 120, 1, 121, 0, 0]);
			const error = await load({ wasm: imports }).catch((error) => error);
			assert.ok(error instanceof PbnLoadError, String(error));
			assert.match(error.message, /the module does not fit pbnkit 0\.1\.0, whose glue is of go1.*take all files/);
		});
	});

	it("says when the bytes are a module of another kind", async () => {
		const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
		const failing = await load({ wasm: Uint8Array.from(header) }).catch((error) => error);
		assert.ok(failing instanceof PbnLoadError && failing.cause instanceof Error, String(failing));
		assert.equal(failing.message, `the module did not start: ${failing.cause.message}`);
		// It has what the glue calls, and does nothing.
		const types = [1, 9, 2, 0x60, 2, 0x7f, 0x7f, 0, 0x60, 0, 0, 3, 3, 2, 0, 1, 5, 3, 1, 0, 2];
		const exported = [7, 22, 3, 3, ...Buffer.from("mem"), 2, 0, 3, ...Buffer.from("run"), 0, 0, 6, ...Buffer.from("resume"), 0, 1];
		const idle = await load({ wasm: Uint8Array.from([...header, ...types, ...exported, 10, 7, 2, 2, 0, 11, 2, 0, 11]) }).catch((error) => error);
		assert.ok(idle instanceof PbnLoadError && idle.cause === undefined, String(idle));
		assert.equal(idle.message, "the module did not start: it ended");
	});

	it("says when there are no workers", async (test) => {
		test.mock.method(process, "getBuiltinModule", () => undefined);
		await assert.rejects(load({ wasm: pbnWasm, worker: true }), (error) => error instanceof PbnLoadError && /there are no workers here/.test(error.message));
	});

	it("starts a worker while the module is on its way, and ends it where none comes", async () => {
		const workers = [];
		globalThis.Worker = class extends WebWorker {
			constructor(...args) {
				super(...args);
				workers.push(this);
			}

			terminate() {
				this.ended = true;
				return super.terminate();
			}
		};
		let come, fail;
		const loaded = load({ wasm: new Promise((resolve) => (come = resolve)), worker: true });
		const failed = load({ wasm: new Promise((_, reject) => (fail = reject)), worker: true });
		failed.catch(() => undefined);
		await new Promise((resolve) => setImmediate(resolve));
		delete globalThis.Worker;
		assert.equal(workers.length, 2);
		come(new Response(pbnWasm, { headers: { "content-type": "application/wasm" } }));
		fail(new Error("no network"));
		const pbn = await loaded;
		assert.equal(await pbn.explain("no/rule"), undefined);
		pbn.close();
		await assert.rejects(failed, (error) => error instanceof PbnLoadError && /no network/.test(error.message));
		assert.ok(workers[1].ended);
	});

	for (const [options, name] of [
		[{ wasm: 7 }, "wasm"],
		[{ wasm: Promise.resolve("text") }, "wasm"],
		[{ wasm: pbnWasm, worker: 1 }, "worker"],
		[{ wasm: pbnWasm, worker: "Auto" }, 'worker" has to be a boolean or "auto'],
		[{ url: "pbn.wasm" }, "url"],
	]) {
		it(`refuses a wrong option ${name}`, async () => {
			await assert.rejects(load(options), (error) => error instanceof TypeError && error.message.includes(`"${name}"`));
		});
	}
});
