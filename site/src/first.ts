import { load } from "pbnkit";

/** The first worker of the page of files. */
export const first = load({ worker: true });
// The page tells of a failure, when it is there.
first.catch(() => undefined);
