import { type ChessSettings, parts } from "../../chess/settings.js";
import { oneOf, partsFrom, type Reading, readings as played, settingsFrom } from "../played/settings-from.js";

const readings: readonly Reading<ChessSettings>[] = [...(played as readonly Reading<ChessSettings>[]), partsFrom(parts), oneOf("data-letters", "letters", { figurines: "figurines", language: "language", english: "english" })];

/** The attributes of a block of chess that are settings. */
export const chessAttributes: readonly string[] = readings.map(({ attribute }) => attribute);

/** The settings in the attributes of a block of chess. */
export const chessSettings = (attributes: Readonly<Record<string, string>>, complain: (message: string) => void): Partial<ChessSettings> => settingsFrom(readings, attributes, complain);
