/**
 * What shows games of draughts: Preact and the viewer. The embed script, `../auto.ts`, loads it with the module that reads, where a page has such a
 * block.
 */
import { GameView } from "../../draughts/index.js";
import { tagValue, variantOfGame } from "../../draughts/position.js";
import type { PdnGame, PdnReader } from "../../pdn/types.js";
import type { BlockReader, OwnOfBlocks } from "../played/own.js";
import { viewOf } from "../played/view.js";
import { faultOf } from "./fault.js";
import { plainGames } from "./plain.js";
import { draughtsSettings } from "./settings-from.js";
import { draughtsStyles } from "./styles.js";
import { beginsAsMoves } from "./text.js";
import { draughtsWords } from "./words.js";

const own: OwnOfBlocks<PdnReader & BlockReader> = {
	key: "pdn",
	option: "draughts",
	styles: draughtsStyles,
	words: draughtsWords,
	settings: draughtsSettings,
	beginsAsMoves,
	plainGames,
	faultOf,
	tag: (game: PdnGame, name) => tagValue(game, name),
	GameView: GameView as unknown as OwnOfBlocks["GameView"],
	legal: (reader, fen, game: PdnGame) => reader.legalMoves(fen, { variant: variantOfGame(game).name }),
	fromSource: async (...given) => (await import("./source.js")).fromSource(...given),
};

export const { needsModule, needsModuleToLive, expect, prepare, enliven, render, open } = viewOf(own);
