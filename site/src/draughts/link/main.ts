// By a link: a game of draughts to be read.
import { en } from "pbnkit/pdn/viewer";
import { storedChoice } from "../../frame/choice.js";
import { type Linked, type Moved, type Show, showAlone } from "../../link/page.js";
import { showGames } from "../../played/link/games.js";
import type { Place } from "../../share/address.js";
import { speakOnPage } from "../say.js";
import { viewerWordsOf } from "../viewer-words.js";
import { draughtsLinks } from "./linking.js";
import { settingsIn } from "./settings.js";

/** Shows the games that the address has in it: as `showAlone`. */
export const showLink = (open: () => Promise<void>): Promise<void> => showAlone(showGame, open);

/** Shows them with what the link says, and else in the language of the reader. */
const showGame: Show = async (element: HTMLElement, place: Place, moved: Moved): Promise<Linked> => {
	const language = new URLSearchParams(location.hash.slice(1)).get("lang") ?? storedChoice().language;
	const [words] = await Promise.all([viewerWordsOf(language).catch(() => en), speakOnPage()]);
	return showGames(draughtsLinks, element, place, { settings: settingsIn(location.hash), words, moved });
};
