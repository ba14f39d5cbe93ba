import type { ChessPart, ChessSettings } from "pbnkit/pgn/viewer";
import { oneOf, settingsReader } from "../../played/link/settings.js";

const parts: readonly ChessPart[] = ["players", "event", "clocks", "captured", "evaluation", "marks", "moves", "variations", "comments", "glyphs"];

/** How a game is shown, by the part of an address after "#". */
export const settingsIn = settingsReader<ChessSettings>(parts, { letters: (text) => oneOf(text, ["figurines", "language", "english"]) });
