import { share as played } from "../../played/share/fr.js";
import type { DraughtsRoomWords } from "../../words.js";

export const share: DraughtsRoomWords["share"] = {
	...played,
	saveFile: "Enregistrer en PDN",
	squares: "Cases",
	squaresAs: { variant: "comme dans la variante", numbers: "en numéros", letters: "en lettres" },
};
