import { App } from "../app.js";
import { draughtsRoom } from "../rooms/draughts.js";

/** The first page of draughts. */
export function DraughtsPage() {
	return <App home={draughtsRoom} />;
}
