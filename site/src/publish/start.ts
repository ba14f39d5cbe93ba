import { hydrate, type VNode } from "preact";
import { setWork } from "../install/work.js";

/** Has the page of a builder work. */
export function start(builder: VNode): void {
	const root = document.getElementById("builder");
	if (!root) return;
	hydrate(builder, root);
	root.addEventListener("input", () => setWork(true));
}
