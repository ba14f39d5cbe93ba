import { App } from "./app.js";
import { bridgeRoom } from "./rooms/bridge.js";

/** The first page of the site. */
export function BridgePage() {
	return <App home={bridgeRoom} />;
}
