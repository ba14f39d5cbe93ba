import { hydrate } from "preact";
import { ChessPage } from "./page.js";
import { speakOnPage } from "./say.js";

/** The page of files of chess. */
export async function showFiles(): Promise<void> {
	const root = document.getElementById("app");
	await speakOnPage();
	if (root) hydrate(<ChessPage />, root);
	document.documentElement.dataset["files"] = "";
	dispatchEvent(new Event("files-shown"));
}
