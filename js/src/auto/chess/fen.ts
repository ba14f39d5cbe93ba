/**
 * What shows positions: boards as SVG, with neither a module nor Preact. The embed script, `../auto.ts`, loads it where a page has a FEN; nothing
 * else of chess comes with it.
 */
import { drawBoard, positionOf } from "../../chess/board/drawing.js";
import { saidPosition } from "../../chess/board/said.js";
import { makeElement } from "../played/draw.js";
import { diagramsOf } from "../played/fen.js";
import { chessStyles } from "./styles.js";
import { chessWords } from "./words.js";

export const { needsModule, needsModuleToLive, expect, prepare, enliven, render, open } = diagramsOf({
	key: "fen",
	styled: "pgn",
	styles: chessStyles,
	words: chessWords,
	positionOf: (line) => positionOf(line),
	toMove: ({ color }, { board }) => board.toMove[color],
	draw: ({ men }, { orientation, words, id }) => drawBoard({ men, orientation, label: saidPosition(men, words), id }, makeElement),
});
