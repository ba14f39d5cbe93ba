import { showing } from "../show-files.js";
import { ChessPage } from "./page.js";
import { speakOnPage } from "./say.js";

/** The page of files of chess. */
export const showFiles = showing(speakOnPage, () => <ChessPage />);
