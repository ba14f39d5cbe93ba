/** What brings games of chess to life that are rendered text. */
import { renderedView } from "../played/rendered.js";
import { sideOf } from "./rendered-side.js";
import { chessStyles } from "./styles.js";
import { chessWords } from "./words.js";

export const { needsModule, needsModuleToLive, expect, prepare, enliven, render, open } = renderedView({ key: "pgn", styles: chessStyles, words: chessWords, sideOf });
