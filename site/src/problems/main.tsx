import { showing } from "../show-files.js";
import { ProblemsPage } from "./page.js";
import { speakOnPage } from "./say.js";

/** The page of files of chess problems. */
export const showFiles = showing(speakOnPage, () => <ProblemsPage />);
