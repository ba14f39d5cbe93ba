/**
 * What shows games of chess: Preact and the viewer. The embed script, `../auto.ts`, loads it with the module that reads, where a page has such a
 * block.
 */
import { GameView } from "../../chess/index.js";
import { tagValue } from "../../pgn/game/tags.js";
import type { PgnGame, PgnReader } from "../../pgn/types.js";
import type { BlockReader, OwnOfBlocks } from "../played/own.js";
import { viewOf } from "../played/view.js";
import { faultOf } from "./fault.js";
import { plainGames } from "./plain.js";
import { chessSettings } from "./settings-from.js";
import { chessStyles } from "./styles.js";
import { beginsAsMoves } from "./text.js";
import { chessWords } from "./words.js";

const own: OwnOfBlocks<PgnReader & BlockReader> = {
	key: "pgn",
	option: "chess",
	styles: chessStyles,
	words: chessWords,
	settings: chessSettings,
	beginsAsMoves,
	plainGames,
	faultOf,
	tag: (game: PgnGame, name) => tagValue(game, name),
	GameView: GameView as OwnOfBlocks["GameView"],
	legal: (reader, fen) => reader.legalMoves(fen),
	fromSource: async (...given) => (await import("./source.js")).fromSource(...given),
};

export const { needsModule, needsModuleToLive, expect, prepare, enliven, render, open } = viewOf(own);
