import { load } from "pbnkit/pbi";
import { readingWorker } from "../files/reading-worker.js";

/** That of those who look at problems. */
export const ofProblems = readingWorker(() => load({ worker: true }));

/** The desk that chooses problems by conditions. */
export const deskOfProblems = readingWorker(async () => (await import("pbnkit/pbi/desk")).load({ worker: true }));
