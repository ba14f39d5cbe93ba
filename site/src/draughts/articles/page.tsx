import { Builder } from "../../publish/builder.js";
import { draughtsArticles } from "./room.js";

/** The builder of draughts. */
export function DraughtsBuilder() {
	return <Builder room={draughtsArticles} />;
}
