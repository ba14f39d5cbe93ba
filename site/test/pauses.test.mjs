import assert from "node:assert/strict";
import { it, mock } from "node:test";
import { source } from "./source.mjs";

const { Pauses } = await source("files/pauses");

it("long work pauses after each 12 ms, and not before", async () => {
	let now = 1000;
	const clock = mock.method(performance, "now", () => now);
	const { MessageChannel } = globalThis;
	let pauses = 0;
	let open = 0;
	globalThis.MessageChannel = function () {
		pauses++;
		open++;
		const { port1, port2 } = new MessageChannel();
		mock.method(port1, "close", () => {
			open--;
			MessagePort.prototype.close.call(port1);
		});
		return { port1, port2 };
	};
	try {
		const work = new Pauses();
		const found = [];
		for (const time of [0, 11, 1, 11, 0.5, 0.5, 50, 11]) {
			now += time;
			await work.take();
			found.push(pauses);
		}
		assert.deepEqual(found, [0, 0, 1, 1, 1, 2, 3, 3]);
		assert.equal(open, 0);
	} finally {
		clock.mock.restore();
		globalThis.MessageChannel = MessageChannel;
	}
});
