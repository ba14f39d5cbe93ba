import { load } from "pbnkit/pgn/read";
import { readingWorker } from "../files/reading-worker.js";

/** That of those who look at games. Its module has half of the bytes of that with all verbs. */
export const ofGames = readingWorker(() => load({ worker: true }));

/** The desk that chooses games by conditions. */
export const deskOfGames = readingWorker(async () => (await import("pbnkit/pgn/desk")).load({ worker: true }));
