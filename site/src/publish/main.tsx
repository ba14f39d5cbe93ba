import { all } from "../rooms/facts.js";
import { BridgeBuilder } from "./page.js";
import { start } from "./start.js";

/** The room that the address asks for, which has a builder of its own: `publish.html?for=pgn`. */
const wanted = all.find(({ key, home }) => home !== "" && key === new URLSearchParams(location.search).get("for"));

if (wanted) location.replace(`${wanted.home}publish.html${location.hash}`);
else start(<BridgeBuilder />);
