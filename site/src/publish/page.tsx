import { bridgeArticles } from "./bridge.js";
import { Builder } from "./builder.js";

/** The builder of bridge. */
export function BridgeBuilder() {
	return <Builder room={bridgeArticles} />;
}
