import type { PdnGame } from "pbnkit/pdn";
import { copyText } from "pbnkit/viewer";
import { articlesOf } from "../../played/articles/room.js";
import { fileNameOf } from "../../played/titles.js";
import { gameOf } from "../link/text.js";
import { draughtsScoring } from "../table/scoring.js";
import { titleOf } from "../titles.js";
import { viewerWordsOf } from "../viewer-words.js";
import { sample } from "./examples.js";
import { ofDraughts } from "./gallery.js";
import { ofVariant } from "./kinds.js";
import { moduleOfDraughts } from "./module.js";
import { attributeOf, international } from "./own-variant.js";
import { PositionEditor } from "./position/editor.js";
import { fenOf, startIn } from "./position/setup.js";
import { still } from "./still.js";

export const draughtsArticles = articlesOf({
	...ofDraughts,
	copyText,
	sample,
	initial: fenOf(startIn(international)),
	gameOf: (line, setting) => gameOf(line, setting(ofVariant)),
	settingsOf: (game) => ({ [ofVariant]: attributeOf((game as PdnGame | undefined)?.variant ?? international.name) }),
	async fenAt(game, plies) {
		const { variant, start } = game as unknown as PdnGame;
		return variant === undefined || start === undefined ? undefined : (await moduleOfDraughts()).fen(game as unknown as PdnGame, plies);
	},
	steps: "pdn-step",
	Editor: PositionEditor,
	titleOf: async (game, tag) => titleOf(game as unknown as PdnGame, await viewerWordsOf(tag)),
	fileNameOf: (game) => fileNameOf(game, draughtsScoring),
	still,
});
