import { hydrate } from "preact";
import { sayAll } from "../frame/say.js";
import { chess } from "../rooms/facts.js";
import { onSpeak, siteWords } from "../words/site.js";
import { first } from "./first.js";
import { chessWords, speakOfChess } from "./language.js";
import { ChessPage } from "./page.js";

/** The page of files of chess. */
export async function showFiles(): Promise<void> {
	const root = document.getElementById("app");
	await speakOfChess();
	const say = () => sayAll(document, { ...siteWords(), chess: chessWords(siteWords()) });
	onSpeak(say);
	say();
	if (root) hydrate(<ChessPage first={first} />, root);
	document.documentElement.dataset["files"] = "";
	dispatchEvent(new Event("files-shown"));
	// From now on the room is needed without a network, too.
	void globalThis.navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ room: chess.key })).catch(() => undefined);
}
