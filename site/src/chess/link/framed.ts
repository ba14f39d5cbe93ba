import { upgrade } from "pbnkit/auto";
import { en } from "pbnkit/pgn/viewer";
import type { Place } from "../../share/address.js";
import { recognizeText } from "../../intake/foreign.js";
import { mostDrawn, unpacked } from "../../share/link.js";
import { siteWords } from "../../words/site.js";
import { chessWords, speakOfChess } from "../language.js";
import { viewerWordsOf } from "../viewer-words.js";
import { showGames } from "./games.js";
import { settingsIn } from "./settings.js";

/** Draws the games of a frame, as its address says. Gives what ends that. */
export async function drawGame(element: HTMLElement, place: Place): Promise<() => void> {
	const language = new URLSearchParams(location.hash.slice(1)).get("lang") ?? "en";
	const [words] = await Promise.all([viewerWordsOf(language).catch(() => en), speakOfChess(), ...stylesComing()]);
	element.replaceChildren();
	const open = document.getElementById("open");
	if (open) open.textContent = chessWords(siteWords()).share.open;
	const positions = await positionsOf(place);
	if (positions !== undefined) return drawPositions(element, positions, language);
	const { destroy } = await showGames(element, place, { settings: settingsIn(location.hash), words });
	return destroy;
}

/** The text of a link that has positions and no games. */
async function positionsOf({ link }: Place): Promise<string | undefined> {
	const text = link && (await unpacked(link.text, mostDrawn));
	const kind = text && recognizeText(text)?.kind;
	return kind === "fen" || kind === "epd" ? text : undefined;
}

/** Draws positions as an article does. */
async function drawPositions(element: HTMLElement, text: string, language: string): Promise<() => void> {
	const container = document.createElement("pre");
	container.className = "fen";
	container.lang = language;
	container.dataset["orientation"] = settingsIn(location.hash).orientation ?? "white";
	container.textContent = text;
	element.replaceChildren(container);
	const handles = await upgrade(element);
	return () => {
		for (const handle of handles) handle.destroy();
	};
}

/** The styles that have not come yet. */
function stylesComing(): Promise<unknown>[] {
	const coming = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(({ sheet }) => sheet === null);
	return coming.map((link) => new Promise((resolve) => ["load", "error"].forEach((event) => link.addEventListener(event, resolve, { once: true }))));
}
