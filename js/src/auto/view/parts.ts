import type { Parts } from "../../viewer/parts.js";

/** Loads parts of the viewer, which are in files beside this script. */
export const loaders = {
	play: () => import("./parts/play.js"),
	picker: () => import("./parts/picker.js"),
	scores: () => import("./parts/scores.js"),
	tables: () => import("./parts/tables.js"),
	links: () => import("./parts/links.js"),
	rotation: () => import("./parts/rotation.js"),
	commentary: () => import("./parts/commentary.js"),
} satisfies Record<string, () => Promise<Partial<Parts>>>;
export type PartName = keyof typeof loaders;
