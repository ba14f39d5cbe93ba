// Loaded before the shell command: says at its end how many threads it had.
import threads, { isMainThread } from "node:worker_threads";
import { syncBuiltinESMExports } from "node:module";

if (isMainThread) {
	let count = 0;
	threads.Worker = class extends threads.Worker {
		constructor(...given) {
			super(...given);
			count++;
		}
	};
	syncBuiltinESMExports();
	process.on("exit", () => process.stderr.write(`threads: ${count}\n`));
}
