import type { Pdn } from "pbnkit/pdn";
import { converted, written } from "../played/forms.js";
import { playerFiles } from "../played/player-files.js";
import type { Form } from "../rooms/room.js";
import type { SiteWords } from "../words/words.js";
import { pdnType } from "./convert.js";
import { draughtsWords } from "./language.js";
import { deskOfGames } from "./reading-worker.js";

/** The columns of the list of games. */
const columns = ["number", "Event", "Site", "Date", "Round", "White", "Black", "Result", "variant", "plies", "end"];

const form = (name: "plain" | "numbers" | "letters" | "older" | "csv", what: string) => ({ name, what, label: (site: SiteWords) => draughtsWords(site).as[name] });
const pdn = { ending: "pdn", type: pdnType };

/** What a file of games can be saved as, besides export format. */
export const draughtsForms: readonly Form[] = [
	written({ ...form("plain", "moves"), ...pdn }, (kit: Pdn, file, options) => kit.export(file, { ...options, variations: "omit", comments: "omit", nags: "omit" })),
	written({ ...form("numbers", "numbers"), ...pdn }, (kit: Pdn, file, options) => kit.export(file, { ...options, notation: "numeric" })),
	written({ ...form("letters", "letters"), ...pdn }, (kit: Pdn, file, options) => kit.export(file, { ...options, notation: "algebraic" })),
	written({ ...form("older", "older"), ...pdn }, (kit: Pdn, file, options) => kit.export(file, { ...options, separator: "result" })),
	playerFiles({ desk: deskOfGames, label: (site) => draughtsWords(site).playerFiles, ...pdn }),
	converted({ ...form("csv", "games"), ending: "csv", type: "text/csv" }, (kit: Pdn, file, options) => kit.convert(file, { ...options, to: "csv", columns })),
];
