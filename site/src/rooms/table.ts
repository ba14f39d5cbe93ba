import { bridge, chess, draughts, problems } from "./facts.js";
import type { Door } from "./room.js";

/** The rooms of the site: a row each. Another notation is another row, and what the row opens. */
export const doors: readonly Door[] = [
	{ facts: bridge, open: async () => (await import("./bridge.js")).opened() },
	{ facts: chess, open: async () => (await import("./chess.js")).opened() },
	{ facts: draughts, open: async () => (await import("./draughts.js")).opened() },
	{ facts: problems, open: async () => (await import("./problems.js")).opened() },
];
