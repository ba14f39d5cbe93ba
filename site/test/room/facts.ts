import type { Facts } from "../../src/rooms/facts.js";

/** Problems, as nobody solves them: what a room has to have, and no more. */
export const facts: Facts = { key: "tst", family: "problems", home: "stones/", rules: "rules/tst/", icon: "●", ending: "tst", module: "test/room/room.tsx" };
