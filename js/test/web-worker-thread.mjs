import { parentPort, workerData } from "node:worker_threads";

const waiting = [];
globalThis.postMessage = (message, transfer) => parentPort.postMessage(message, transfer);
/** Tells first, since the call may never end. */
function take(data) {
	parentPort.postMessage({ took: data.verb });
	globalThis.onmessage({ data });
}
parentPort.on("message", (data) => {
	if (data === "throw") throw new Error("the thread was killed");
	if (globalThis.onmessage) take(data);
	else waiting.push(data);
});
await import(workerData);
for (const data of waiting) take(data);
