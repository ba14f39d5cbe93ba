import type { DraughtsPart, DraughtsSettings } from "pbnkit/pdn/viewer";
import { oneOf, settingsReader } from "../../played/link/settings.js";

const parts: readonly DraughtsPart[] = ["players", "event", "variant", "clocks", "captured", "marks", "moves", "variations", "comments", "glyphs"];

/** How a game is shown, by the part of an address after "#". */
export const settingsIn = settingsReader<DraughtsSettings>(parts, { squares: (text) => oneOf(text, ["variant", "numbers", "letters"]) });
