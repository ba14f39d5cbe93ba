import { hydrate } from "preact";
import { BridgePage } from "./bridge-page.js";
import { speakOnPage } from "./rooms/bridge-words.js";

/** The page of files. It opens the board of a link, too. */
export async function showFiles(): Promise<void> {
	const root = document.getElementById("app");
	await speakOnPage();
	if (root) hydrate(<BridgePage />, root);
	document.documentElement.dataset["files"] = "";
	dispatchEvent(new Event("files-shown"));
}
