import { load } from "pbnkit/pdn";
import { readingWorker } from "../files/reading-worker.js";

/** That of those who look at games. */
export const ofGames = readingWorker(() => load({ worker: true }));
