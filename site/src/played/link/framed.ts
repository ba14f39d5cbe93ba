import { upgrade } from "pbnkit/auto";
import type { Place } from "../../share/address.js";
import { mostDrawn, unpacked } from "../../share/link.js";
import type { PlayedGame } from "../notation.js";
import { type Linking, type LinkReader, showGames, type ViewerWords } from "./games.js";

/** What a notation brings to its frames, besides what it brings to its links. */
export interface Framing<Words> {
	/** What loads the words of the room. */
	speak(): Promise<void>;
	viewerWordsOf(tag: string): Promise<Words>;
	/** The words where those of a language cannot be loaded. */
	english: Words;
	/** What opens the game on the page of files. */
	open(): string;
	/** The class of a container of positions, and its attributes, for a text that has positions and no games. */
	positions(text: string): { class: string; attributes: Readonly<Record<string, string>> } | undefined;
}

/** Draws the games of a frame, as its address says. Gives what ends that. */
export async function drawFrame<Game extends PlayedGame, Words extends ViewerWords, Settings, Reader extends LinkReader<Game>>(
	of: Linking<Game, Words, Settings, Reader>,
	own: Framing<Words>,
	element: HTMLElement,
	place: Place,
): Promise<() => void> {
	const language = new URLSearchParams(location.hash.slice(1)).get("lang") ?? "en";
	const [words] = await Promise.all([own.viewerWordsOf(language).catch(() => own.english), own.speak(), ...stylesComing()]);
	element.replaceChildren();
	const open = document.getElementById("open");
	if (open) open.textContent = own.open();
	const { link } = place;
	const text = link && (await unpacked(link.text, mostDrawn));
	const positions = text && own.positions(text);
	if (positions) return drawPositions(element, text, { ...positions, language });
	const { destroy } = await showGames(of, element, place, { settings: of.settingsIn(location.hash), words });
	return destroy;
}

/** Draws positions as an article does. */
async function drawPositions(element: HTMLElement, text: string, { class: name, attributes, language }: { class: string; attributes: Readonly<Record<string, string>>; language: string }): Promise<() => void> {
	const container = document.createElement("pre");
	container.className = name;
	container.lang = language;
	for (const [name, value] of Object.entries(attributes)) container.setAttribute(name, value);
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
