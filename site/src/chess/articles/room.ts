import type { PgnGame } from "pbnkit/pgn/read";
import { copyText } from "pbnkit/pgn/viewer";
import { articlesOf } from "../../played/articles/room.js";
import { gameOf, initial } from "../link/text.js";
import { fileNameOf, titleOf } from "../titles.js";
import { viewerWordsOf } from "../viewer-words.js";
import { sample } from "./examples.js";
import { ofChess } from "./gallery.js";
import { moduleOfChess } from "./module.js";
import { PositionEditor } from "./position/editor.js";
import { still } from "./still.js";

export const chessArticles = articlesOf({
	...ofChess,
	copyText,
	sample,
	initial,
	gameOf,
	fenAt: async (game, plies) => (plies === 0 ? game.start : (await moduleOfChess()).fen(game as unknown as PgnGame, plies)),
	steps: "pgn-step",
	Editor: PositionEditor,
	titleOf: async (game, tag) => titleOf(game as unknown as PgnGame, await viewerWordsOf(tag)),
	fileNameOf: (game) => fileNameOf(game as unknown as PgnGame),
	still,
});
