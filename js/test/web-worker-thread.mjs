import { parentPort, workerData } from "node:worker_threads";

const waiting = [];
globalThis.postMessage = (message, transfer) => parentPort.postMessage(message, transfer);
parentPort.on("message", (data) => {
	if (data === "throw") throw new Error("the thread was killed");
	if (globalThis.onmessage) globalThis.onmessage({ data });
	else waiting.push(data);
});
await import(workerData);
for (const data of waiting) globalThis.onmessage({ data });
