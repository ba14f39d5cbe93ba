import { load } from "pbnkit";
import { readingWorker } from "../files/reading-worker.js";

/** That of those who look at boards. */
export const ofBoards = readingWorker(() => load({ worker: true }));

export const { use: useWorker, get: worker } = ofBoards;
