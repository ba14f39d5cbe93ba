import { showing } from "../show-files.js";
import { DraughtsPage } from "./page.js";
import { speakOnPage } from "./say.js";

/** The page of files of draughts. */
export const showFiles = showing(speakOnPage, () => <DraughtsPage />);
