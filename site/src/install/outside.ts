import { fromHandles } from "../intake/collect.js";
import { type Collected, collected, isEmpty } from "../intake/collected.js";
import { notice } from "./notice.js";
import { sharedFiles } from "./shared-cache.js";

interface LaunchParams {
	files: readonly FileSystemFileHandle[];
}

declare global {
	interface Window {
		/** Chromium's, in an installed site. */
		launchQueue?: { setConsumer(consumer: (launch: LaunchParams) => void): void };
	}
}

/** Takes the files that the system opens with the installed site, and those that other programs share with it. */
export function takeFromOutside(take: (collected: Collected) => Promise<void>): void {
	// The installed site may be opened with no file at all.
	const takeAny = (given: Collected) => (isEmpty(given) ? undefined : take(given));
	window.launchQueue?.setConsumer((launch) => void fromHandles(launch.files).then(takeAny));
	void fromShare().then(takeAny, () => undefined);
	if (new URLSearchParams(location.search).get("share") === "failed") {
		notice("What was shared could not be read. Please choose the file here.", {});
		history.replaceState(null, "", location.pathname);
	}
}

/** The service worker leaves shared files in a cache: whatever page is open next takes them, once. */
async function fromShare(): Promise<Collected> {
	const shared = collected();
	const name = sharedFiles(new URL("..", import.meta.url).href);
	if (!(await window.caches?.has(name))) return shared;
	const cache = await caches.open(name);
	for (const request of await cache.keys()) {
		const content = await (await cache.match(request))?.blob();
		// Of two pages that take at the same time, one is the first to remove.
		if (!content || !(await cache.delete(request))) continue;
		const fileName = decodeURIComponent(request.url.slice(request.url.lastIndexOf("/") + 1));
		shared.found.push({ file: new File([content], fileName, { type: content.type }), folder: "" });
	}
	return shared;
}
