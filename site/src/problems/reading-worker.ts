import { load } from "pbnkit/pbi";
import { readingWorker } from "../files/reading-worker.js";

/** That of those who look at problems. */
export const ofProblems = readingWorker(() => load({ worker: true }));
