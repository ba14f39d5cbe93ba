import { App } from "./app.js";
import type { Kit } from "./files/kit.js";
import { bridgeRoom } from "./rooms/bridge.js";

/** The first page of the site. */
export function BridgePage({ first }: { first?: Promise<Kit> }) {
	return <App home={bridgeRoom} first={first} />;
}
