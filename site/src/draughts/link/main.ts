// By a link: a game of draughts to be read.
import { en } from "pbnkit/pdn/viewer";
import { aloneOf } from "../../played/link/alone.js";
import { speakOnPage } from "../say.js";
import { viewerWordsOf } from "../viewer-words.js";
import { draughtsLinks } from "./linking.js";

/** Shows the games that the address has in it: as `showAlone`. */
export const showLink = aloneOf(draughtsLinks, { speak: speakOnPage, viewerWordsOf, english: en });
