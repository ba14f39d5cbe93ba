import { en } from "pbnkit/pgn/viewer";
import { recognizeText } from "../../intake/foreign.js";
import { drawFrame } from "../../played/link/framed.js";
import type { Place } from "../../share/address.js";
import { siteWords } from "../../words/site.js";
import { chessWords, speakOfChess } from "../language.js";
import { viewerWordsOf } from "../viewer-words.js";
import { chessLinks } from "./linking.js";
import { settingsIn } from "./settings.js";

/** Draws the games or positions of a frame, as its address says. Gives what ends that. */
export const drawGame = (element: HTMLElement, place: Place): Promise<() => void> =>
	drawFrame(
		chessLinks,
		{
			speak: speakOfChess,
			viewerWordsOf,
			english: en,
			open: () => chessWords(siteWords()).share.open,
			positions(text) {
				const kind = recognizeText(text)?.kind;
				return kind === "fen" || kind === "epd" ? { class: "fen", attributes: { "data-orientation": settingsIn(location.hash).orientation ?? "white" } } : undefined;
			},
		},
		element,
		place,
	);
