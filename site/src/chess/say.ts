import { sayAll } from "../frame/say.js";
import { onSpeak, siteWords } from "../words/site.js";
import { chessWords, speakOfChess } from "./language.js";

let speaking: Promise<void> | undefined;

/** Has the page's HTML say what it names of the room, too, from now on. */
export function speakOnPage(): Promise<void> {
	speaking ??= speakOfChess().then(() => {
		onSpeak(say);
		say();
	});
	return speaking;
}

function say(): void {
	sayAll(document, { ...siteWords(), chess: chessWords(siteWords()) });
}
