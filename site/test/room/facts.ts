import type { Facts } from "../../src/rooms/facts.js";

/** Stones, which are no scores: what a room has to have, and no more. */
export const facts: Facts = { key: "tst", family: "scores", home: "stones/", rules: "rules/tst/", icon: "●", ending: "tst", module: "test/room/room.tsx" };
