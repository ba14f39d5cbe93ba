import { show } from "./show.js";

const worker = new Worker(new URL("./own-worker.js", import.meta.url), { type: "module" });
show(
	new Promise((resolve, reject) => {
		worker.onerror = (event) => reject(new Error(event.message));
		worker.onmessage = ({ data: { done, failed } }) => (done ? resolve(done) : reject(new Error(failed)));
	}),
);
