import { hasFailed } from "./module.js";
import { upgrade, type UpgradeOptions } from "./upgrade.js";

/** Shows what a page's scripts add later. Gives what ends that. */
export function observe(root: Node & ParentNode = document, options: UpgradeOptions = { lazy: true }): () => void {
	let isDue = false;
	const observer = new MutationObserver(() => {
		if (isDue) return;
		isDue = true;
		// What is being added may come in pieces.
		setTimeout(() => {
			isDue = false;
			if (hasFailed) observer.disconnect();
			else void upgrade(root, options);
		}, 50);
	});
	observer.observe(root, { childList: true, subtree: true });
	return () => observer.disconnect();
}
