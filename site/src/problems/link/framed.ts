import type { Place } from "../../share/address.js";
import { siteWords } from "../../words/site.js";
import { articleWords, speakOfArticles } from "../articles/language.js";
import { problemWords, speakOfProblems } from "../language.js";
import { drawProblems } from "./shown.js";

/** Draws the problems of a frame, as its address says. Gives what ends that. */
export async function drawGame(element: HTMLElement, place: Place): Promise<() => void> {
	await Promise.all([speakOfProblems(), speakOfArticles()]);
	const open = document.getElementById("open");
	if (open) open.textContent = articleWords(siteWords()).open;
	const language = new URLSearchParams(location.hash.slice(1)).get("lang") ?? "en";
	const { handle } = await drawProblems(element, place, { language, none: problemWords(siteWords()).none });
	return () => handle.destroy();
}
