// The browser's Worker, as far as the package uses it, on Node's threads.
import { Worker as Thread } from "node:worker_threads";

const started = new Set();

export class WebWorker {
	#thread;

	constructor(url) {
		this.#thread = new Thread(new URL("web-worker-thread.mjs", import.meta.url), { workerData: String(url) });
		this.#thread.on("message", (data) => this.onmessage({ data }));
		this.#thread.on("error", (error) => this.onerror({ message: error.message, preventDefault() {} }));
		started.add(this);
	}

	/** Every worker that was started since the last call. */
	static takeStarted() {
		const list = [...started];
		started.clear();
		return list;
	}

	postMessage(message, transfer) {
		this.#thread.postMessage(message, transfer);
	}

	terminate() {
		void this.#thread.terminate();
	}

	/** Makes the worker's script throw. */
	kill() {
		this.#thread.postMessage("throw");
	}
}
