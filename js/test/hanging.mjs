// Preloaded by `npm test`: ends a process of tests in which one hangs, in a loop or in a wait, and says which. Nothing is bounded by the clock,
// which a busy machine would meet.
import { isMainThread, Worker } from "node:worker_threads";

/**
 * How long a test, or what comes before, between and after tests, may wait, in seconds in which neither the tests nor what they have started
 * worked or was ready to work; and how long it may work, in seconds of CPU time. Where the system does not say what threads do, all time counts
 * as waiting.
 */
const [patience, endurance] = [Number(process.env.TEST_PATIENCE ?? 180), Number(process.env.TEST_ENDURANCE ?? 1800)];

// The runner itself has no tests, and the threads of a test are its part.
if (isMainThread && process.env.NODE_TEST_CONTEXT) {
	const { afterEach, beforeEach } = await import("node:test");
	const watcher = new Worker(new URL("hanging-watch.mjs", import.meta.url), { workerData: { patience, endurance }, execArgv: [] });
	watcher.unref();
	beforeEach(({ name }) => watcher.postMessage(`in "${name}"`));
	afterEach(({ name }) => watcher.postMessage(`after "${name}"`));
}
