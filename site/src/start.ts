// The first script of the page: what takes longest begins before the others are here, and goes on while they run.
import { load } from "pbnkit";
import { trustOwnWorkers } from "./install/trusted.js";

trustOwnWorkers();

/** The first worker; undefined where the page shows the board of a link, which needs none. */
export const first = "link" in document.documentElement.dataset ? undefined : load({ worker: true });
// The page tells of a failure, when it is there.
first?.catch(() => undefined);
