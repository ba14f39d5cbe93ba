// When a page that has nothing else to do goes on.
import assert from "node:assert/strict";
import { afterEach, it, mock } from "node:test";
import { source } from "./source.mjs";

const { idle, loadedAndIdle } = await source("files/warm-up");

/** What comes first: that a promise is resolved, or the next turn of the event loop. */
const now = (promise) => Promise.race([promise.then(() => "resolved"), new Promise((resolve) => setImmediate(resolve, "waits"))]);

/** A browser that never says by itself that a page is idle. */
function neverIdle() {
	globalThis.document = { readyState: "complete" };
	globalThis.requestIdleCallback = (callback, { timeout } = {}) => timeout !== undefined && queueMicrotask(callback);
}

afterEach(() => {
	delete globalThis.document;
	delete globalThis.requestIdleCallback;
	mock.timers.reset();
});

it("what people see waits no longer than its limit for a page that is never called idle", async () => {
	neverIdle();
	assert.equal(await now(loadedAndIdle()), "resolved");
});

it("what has no limit waits until the page is idle", async () => {
	neverIdle();
	assert.equal(await now(idle()), "waits");
});

it("what people see waits for an idle page, for a second at most", async () => {
	const limits = [];
	globalThis.document = { readyState: "complete" };
	globalThis.requestIdleCallback = (_, { timeout }) => limits.push(timeout);
	assert.equal(await now(loadedAndIdle()), "waits");
	assert.deepEqual(limits, [1000]);
});

it("a page is taken for idle after 50 ms where the browser does not say so", async () => {
	mock.timers.enable({ apis: ["setTimeout"] });
	const waiting = idle();
	mock.timers.tick(49);
	assert.equal(await now(waiting), "waits");
	mock.timers.tick(1);
	assert.equal(await now(waiting), "resolved");
});
