import { Session, solverOf } from "pbnkit/viewer";
import { whyNot } from "../../files/convert.js";
import { useWorker, worker } from "../reading-worker.js";

/** How many workers the solver may have, at most: each takes some 40 MB. */
const mostWorkers = 8;

/** How many the machine has processors for. */
export const workerCount = (): number => Math.min(Math.max(globalThis.navigator?.hardwareConcurrency ?? 1, 1), mostWorkers);

/** What was computed with open cards since the page was opened, of all its files. */
export const session = new Session(
	solverOf(async (work) => {
		const leave = useWorker();
		try {
			return await work(await worker());
		} finally {
			leave();
		}
	}, workerCount()),
	whyNot,
);
