// The Worker: one Go program for an isolate, kept from request to request. That of github.com/syumai/workers starts a
// program for each request, which takes longer than most files. It cannot be started before the first request comes: Go asks
// for random numbers, and a Worker has none until then.
import "./wasm_exec.js";
import { createRuntimeContext, loadModule } from "./runtime.mjs";

/** The memory of a program never shrinks: one that has more, in bytes, gets no further request. */
const mostMemory = 48 << 20;

/** Of the 128 MB of an isolate. Go collects its garbage more often when it comes near. */
const environment = { GOMEMLIMIT: "40MiB" };

const module = await loadModule();

class Program {
	#go = new Go();
	#binding = {};
	#memory;
	/** Those who wait for an answer, to be told when the program has ended. */
	#waiting = new Set();

	constructor() {
		this.#go.env = environment;
		this.#go.exit = (code) => this.#end(new Error(`the program ended with ${code}`));
		const instance = new WebAssembly.Instance(module, { ...this.#go.importObject, workers: { ready() {} } });
		this.#memory = instance.exports.mem;
		// It runs until it waits for requests, and then its functions are bound.
		this.#go.run(instance, createRuntimeContext({ binding: this.#binding })).catch((error) => this.#end(error));
	}

	get isUsable() {
		return !this.#go.exited && this.#memory.buffer.byteLength <= mostMemory;
	}

	/** Rejects when the program ends before it has answered. */
	async answer(request) {
		let stop;
		const ended = new Promise((_, reject) => {
			stop = reject;
			this.#waiting.add(stop);
		});
		try {
			return await Promise.race([this.#binding.handleRequest(request), ended]);
		} finally {
			this.#waiting.delete(stop);
		}
	}

	#end(why) {
		for (const stop of this.#waiting) stop(why);
	}
}

let program;

/**
 * The request as the Go program reads it. There is nothing at a path whose percent signs encode nothing, and Go does not read it: it gets one that
 * it reads. Every Worker is told that its client takes br and gzip; what the client has said is in `cf`.
 */
function readable(request) {
	const url = request.url.replace(/^[^?]*/, (path) => path.replace(/%(?![\da-f]{2})/gi, "%25"));
	const changed = new Request(url, request);
	if (request.cf) changed.headers.set("Accept-Encoding", request.cf.clientAcceptEncoding ?? "");
	return changed;
}

/** As the Go program has it in site/edge/api/problem.go. */
function failure(url) {
	const body = {
		type: "/api/#our-mistake",
		title: "The program failed",
		status: 500,
		detail: "The program failed on this file. Please report it with the file.",
		instance: new URL(url).pathname,
	};
	return new Response(`${JSON.stringify(body)}\n`, {
		status: 500,
		headers: { "Content-Type": "application/problem+json", "Access-Control-Allow-Origin": "*", "X-Content-Type-Options": "nosniff" },
	});
}

export default {
	async fetch(request) {
		try {
			if (!program?.isUsable) program = new Program();
			return await program.answer(readable(request));
		} catch (error) {
			console.error(error);
			return failure(request.url);
		}
	},
};
