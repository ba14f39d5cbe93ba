import type { Pbi, PbiConvertOptions } from "pbnkit/pbi";
import { converted } from "../played/forms.js";
import type { Form } from "../rooms/room.js";
import { problemWords } from "./language.js";

/** What a file of problems can be saved as, besides export format: what it is called, how it ends, and of which type it is. */
const forms = [
	["olive", "olv", "olv", "text/yaml"],
	["popeye", "popeye", "inp", "text/plain"],
	["pgn", "pgn", "pgn", "application/vnd.chess-pgn"],
	["epd", "epd", "epd", "text/plain"],
	["fen", "fen", "fen", "text/plain"],
	["latex", "latex", "tex", "text/x-tex"],
	["csv", "csv", "csv", "text/csv"],
] as const satisfies readonly (readonly [string, PbiConvertOptions["to"], string, string])[];

export const problemForms: readonly Form[] = forms.map(([name, to, ending, type]) =>
	converted({ name, label: (site) => problemWords(site).as[name], what: "problems", ending, type }, (kit: Pbi, file, { signal }) => kit.convert(file, { to, signal })),
);
