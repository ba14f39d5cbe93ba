// By a link: a game to be read.
import { en } from "pbnkit/pgn/viewer";
import { aloneOf } from "../../played/link/alone.js";
import { speakOnPage } from "../say.js";
import { viewerWordsOf } from "../viewer-words.js";
import { chessLinks } from "./linking.js";

/** Shows the games that the address has in it: as `showAlone`. */
export const showLink = aloneOf(chessLinks, { speak: speakOnPage, viewerWordsOf, english: en });
