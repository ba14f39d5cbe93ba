import { hydrate } from "preact";
import { DraughtsPage } from "./page.js";
import { speakOnPage } from "./say.js";

/** The page of files of draughts. */
export async function showFiles(): Promise<void> {
	const root = document.getElementById("app");
	await speakOnPage();
	if (root) hydrate(<DraughtsPage />, root);
	document.documentElement.dataset["files"] = "";
	dispatchEvent(new Event("files-shown"));
}
