/**
 * What shows positions of draughts: boards as SVG, with neither a module nor Preact. The embed script, `../auto.ts`, loads it where a page has such a
 * block; nothing else of draughts comes with it.
 */
import { drawBoard } from "../../draughts/board/drawing.js";
import { saidPosition } from "../../draughts/board/said.js";
import { wordsFor } from "../../draughts/words-for.js";
import { makeElement } from "../played/draw.js";
import { diagramsOf } from "../played/fen.js";
import { placed } from "./placed.js";
import { draughtsStyles } from "./styles.js";
import { draughtsWords } from "./words.js";

export const { needsModule, needsModuleToLive, expect, prepare, enliven, render, open } = diagramsOf({
	key: "pdn-fen",
	styled: "pdn",
	styles: draughtsStyles,
	words: draughtsWords,
	positionOf: placed,
	toMove: ({ color, variant }, words) => wordsFor(variant, words).board.toMove[color],
	draw: ({ pieces, variant }, { orientation, words, id }) => drawBoard({ pieces, variant, orientation, label: saidPosition(pieces, variant, wordsFor(variant, words)), id }, makeElement),
});
