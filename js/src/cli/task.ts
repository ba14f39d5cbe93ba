import { isMainThread, workerData } from "node:worker_threads";
import type { Found } from "./find.js";

/** What a thread is to do. */
export interface Task {
	args: string[];
	found: Found;
	/** Whether the streams of the program are terminals. */
	terminals: { stdout: boolean; stderr: boolean };
}

/** What this thread is to do; undefined where it is the program's own. */
export const task = isMainThread ? undefined : (workerData as Task);
