import { oneOf, type Reading, settingsFrom } from "../played/settings-from.js";
import type { ProblemSettings } from "./settings.js";

const readings: readonly Reading<ProblemSettings>[] = [
	oneOf("data-solution", "solution", { hidden: "hidden", open: "open", none: "none" }),
	oneOf("data-coordinates", "coordinates", { shown: true, none: false }),
	oneOf("data-caption", "caption", { shown: true, none: false }),
];

/** The settings in the attributes of a block of problems. */
export const problemSettings = (attributes: Readonly<Record<string, string>>, complain: (message: string) => void): Partial<ProblemSettings> => settingsFrom(readings, attributes, complain);
