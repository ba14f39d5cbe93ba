// The first script of the page: what takes longest begins before the others are here, and goes on while they run.
import { load } from "pbnkit";
import { trustOwnWorkers } from "./install/trusted.js";

trustOwnWorkers();

/** The first worker. */
export const first = load({ worker: true });
// The page tells of a failure, when it is there.
first.catch(() => undefined);
