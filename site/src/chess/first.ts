import { load } from "pbnkit/pgn";

/** The first worker of the page of chess. */
export const first = load({ worker: true });
// The page tells of a failure, when it is there.
first.catch(() => undefined);
