import { hydrate } from "preact";
import { chess } from "../rooms/facts.js";
import { ChessPage } from "./page.js";
import { speakOnPage } from "./say.js";

/** The page of files of chess. */
export async function showFiles(): Promise<void> {
	const root = document.getElementById("app");
	await speakOnPage();
	if (root) hydrate(<ChessPage />, root);
	document.documentElement.dataset["files"] = "";
	dispatchEvent(new Event("files-shown"));
	// From now on the room is needed without a network, too.
	void globalThis.navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ room: chess.key })).catch(() => undefined);
}
