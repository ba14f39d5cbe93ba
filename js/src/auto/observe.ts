import { hasFailed } from "./module.js";
import { upgrade, type UpgradeOptions } from "./upgrade.js";

/**
 * Shows what a page's scripts add later. Gives what ends that.
 *
 * @example
 * ```js
 * import { observe } from "pbnkit/auto";
 *
 * const stop = observe(document.body);
 * document.body.insertAdjacentHTML("beforeend", '<pre class="pbn">\n[Deal "N:K974.A63.K852.94 - AQT86.K5.A74.QJ3 -"]\n</pre>');
 * addEventListener("pagehide", stop);
 * ```
 */
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
