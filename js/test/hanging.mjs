// Preloaded by `npm test`: ends a process of tests in which one hangs, in a loop or in a wait, and says which. The time of a file is not
// bounded, and the time of a test by far more than a busy machine needs.
import { Worker, isMainThread } from "node:worker_threads";

/** How long a test, or what comes before, between and after tests, may take, in seconds in which the machine let us count. */
const patience = Number(process.env.TEST_PATIENCE ?? 180);

/** Counts beside the thread of the tests, which may be in a loop. It writes by itself: a thread's console goes through the main one. */
const watch = `
	const { parentPort, workerData } = require("node:worker_threads");
	const { writeSync } = require("node:fs");
	let doing = "before the first test";
	let seconds = 0;
	parentPort.on("message", (now) => {
		doing = now;
		seconds = 0;
	});
	setInterval(() => {
		if (++seconds < workerData) return;
		writeSync(2, "\\nA test hangs: nothing ended in " + workerData + " s, " + doing + "\\n");
		process.kill(process.pid, "SIGKILL");
	}, 1000);
`;

// The runner itself has no tests, and the threads of a test are its part.
if (isMainThread && process.env.NODE_TEST_CONTEXT) {
	const { afterEach, beforeEach } = await import("node:test");
	const watcher = new Worker(watch, { eval: true, workerData: patience, execArgv: [] });
	watcher.unref();
	beforeEach(({ name }) => watcher.postMessage(`in "${name}"`));
	afterEach(({ name }) => watcher.postMessage(`after "${name}"`));
}
