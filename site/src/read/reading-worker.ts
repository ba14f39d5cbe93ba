import { readingWorker } from "../files/reading-worker.js";

/** That of those who look at boards. */
export const ofBoards = readingWorker(async () => (await import("pbnkit")).load({ worker: true }));

export const { use: useWorker, get: worker } = ofBoards;
