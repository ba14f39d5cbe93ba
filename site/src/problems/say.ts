import { sayOfRoom } from "../words/of-room.js";
import { problemWords, speakOfProblems } from "./language.js";

let speaking: Promise<void> | undefined;

/** Has the page's HTML say what it names of the room, too, from now on. */
export function speakOnPage(): Promise<void> {
	speaking ??= speakOfProblems().then(() => sayOfRoom("problems", problemWords));
	return speaking;
}
