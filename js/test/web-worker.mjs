// The browser's Worker, as far as the package uses it, on Node's threads.
import { Worker as Thread } from "node:worker_threads";

const started = new Set();
/** What waits for a message to be taken. */
const watching = new Set();

export class WebWorker {
	#thread;
	#ended = false;
	#killed = false;

	constructor(url) {
		this.#thread = new Thread(new URL("web-worker-thread.mjs", import.meta.url), { workerData: String(url), execArgv: [] });
		this.#thread.on("message", (data) => {
			if ("took" in data) for (const took of watching) took(data.took);
			else if (!this.#ended && !this.#killed) {
				this.answered = true;
				this.onmessage({ data });
			}
		});
		this.#thread.on("error", (error) => this.#fail(error.message));
		// A browser tells by a lock that becomes free; there are none in Node 20.
		this.#thread.on("exit", () => this.#fail("it was ended"));
		started.add(this);
	}

	/** Every worker that was started since the last call. */
	static takeStarted() {
		const list = [...started];
		started.clear();
		return list;
	}

	/** How many were started since then. */
	static get started() {
		return started.size;
	}

	/** Waits until workers have taken so many messages of a verb, from now on; then the last is under way. */
	static takes(verb, times = 1) {
		return new Promise((resolve) => {
			const took = (taken) => {
				if (taken !== verb || --times > 0) return;
				watching.delete(took);
				resolve();
			};
			watching.add(took);
		});
	}

	postMessage(message, transfer) {
		this.#thread.postMessage(message, transfer);
	}

	/** Whether it was ended by whoever started it. */
	ended = false;

	/** Whether it has sent a message: one that ends before that did not start. */
	answered = false;

	terminate() {
		this.ended = this.#ended = true;
		void this.#thread.terminate();
	}

	/** Makes the worker's script throw. */
	fail() {
		this.#thread.postMessage("throw");
	}

	/** Ends the worker from outside, and with it what it has sent and nobody has read. */
	kill() {
		this.#killed = true;
		void this.#thread.terminate();
	}

	#fail(message) {
		if (!this.#ended) this.onerror({ message, preventDefault() {} });
		this.#ended = true;
	}
}
