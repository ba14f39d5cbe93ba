/** What brings games of draughts to life that are rendered text. */
import { renderedView } from "../played/rendered.js";
import { sideOf } from "./rendered-side.js";
import { draughtsStyles } from "./styles.js";
import { draughtsWords } from "./words.js";

export const { needsModule, needsModuleToLive, expect, prepare, enliven, render, open } = renderedView({ key: "pdn", styles: draughtsStyles, words: draughtsWords, sideOf });
