import { en } from "pbnkit/pdn/viewer";
import { drawFrame } from "../../played/link/framed.js";
import type { Place } from "../../share/address.js";
import { siteWords } from "../../words/site.js";
import { draughtsWords, speakOfDraughts } from "../language.js";
import { viewerWordsOf } from "../viewer-words.js";
import { draughtsLinks, variantAsked } from "./linking.js";
import { settingsIn } from "./settings.js";
import { isOfPositions } from "./text.js";

/** Draws the games or positions of a frame, as its address says. Gives what ends that. */
export const drawGame = (element: HTMLElement, place: Place): Promise<() => void> =>
	drawFrame(
		draughtsLinks,
		{
			speak: speakOfDraughts,
			viewerWordsOf,
			english: en,
			open: () => draughtsWords(siteWords()).share.open,
			positions(text) {
				if (!isOfPositions(text)) return undefined;
				const variant = variantAsked();
				return { class: "pdn-fen", attributes: { "data-orientation": settingsIn(location.hash).orientation ?? "white", ...(variant !== undefined && { "data-variant": variant }) } };
			},
		},
		element,
		place,
	);
