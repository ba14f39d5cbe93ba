import type { Facts } from "../../src/rooms/facts.js";

/** Draughts, as nobody plays them: what a room has to have, and no more. */
export const facts: Facts = { key: "tst", family: "draughts", home: "stones/", rules: "rules/tst/", icon: "●", ending: "tst", module: "test/room/room.tsx" };
