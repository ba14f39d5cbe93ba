import { sayOfRoom } from "../words/of-room.js";
import { draughtsWords, speakOfDraughts } from "./language.js";

let speaking: Promise<void> | undefined;

/** Has the page's HTML say what it names of the room, too, from now on. */
export function speakOnPage(): Promise<void> {
	speaking ??= speakOfDraughts().then(() => sayOfRoom("draughts", draughtsWords));
	return speaking;
}
