import { load } from "pbnkit/pdn/read";
import { readingWorker } from "../files/reading-worker.js";

/** That of those who look at games. Its module has three fifths of the bytes of that with all verbs. */
export const ofGames = readingWorker(() => load({ worker: true }));

/** The desk that chooses games by conditions. */
export const deskOfGames = readingWorker(async () => (await import("pbnkit/pdn/desk")).load({ worker: true }));
