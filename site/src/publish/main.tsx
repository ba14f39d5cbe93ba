import { hydrate } from "preact";
import { setWork } from "../install/work.js";
import { Builder } from "./builder.js";

const root = document.getElementById("builder");
if (root) {
	hydrate(<Builder />, root);
	root.addEventListener("input", () => setWork(true));
}
