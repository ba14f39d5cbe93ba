import { readingWorker } from "../files/reading-worker.js";

/** That of those who look at boards. */
export const ofBoards = readingWorker(async () => (await import("pbnkit")).load({ worker: true }));

export const { use: useWorker, get: worker } = ofBoards;

/** The desk that chooses boards by conditions. */
export const deskOfBoards = readingWorker(async () => (await import("pbnkit/desk")).load({ worker: true }));
