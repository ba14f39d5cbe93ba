import { type DraughtsSettings, parts } from "../../draughts/settings.js";
import { oneOf, partsFrom, type Reading, readings as played, settingsFrom } from "../played/settings-from.js";

const readings: readonly Reading<DraughtsSettings>[] = [...(played as readonly Reading<DraughtsSettings>[]), partsFrom(parts), oneOf("data-squares", "squares", { variant: "variant", numbers: "numbers", letters: "letters" })];

/** The attributes of a block of draughts that are settings. */
export const draughtsAttributes: readonly string[] = readings.map(({ attribute }) => attribute);

/** The settings in the attributes of a block of draughts. */
export const draughtsSettings = (attributes: Readonly<Record<string, string>>, complain: (message: string) => void): Partial<DraughtsSettings> => settingsFrom(readings, attributes, complain);
