import { type Collected, fromHandles, isEmpty } from "../intake/collect.js";
import { counted, filled, size } from "../words/filled.js";
import { siteWords } from "../words/site.js";
import { notice } from "./notice.js";
import { mostShared, senderHeader, shareProblems, sharedFiles } from "./shared-cache.js";

interface LaunchParams {
	files: readonly FileSystemFileHandle[];
}

declare global {
	interface Window {
		/** Chromium's, in an installed site. */
		launchQueue?: { setConsumer(consumer: (launch: LaunchParams) => void): void };
	}
}

/** Takes the files that the system opens with the installed site. */
export function takeOpened(take: (collected: Collected) => Promise<void>): void {
	window.launchQueue?.setConsumer((launch) => {
		// The installed site may be opened with no file at all.
		void fromHandles(launch.files).then((given) => (isEmpty(given) ? undefined : take(given)));
	});
}

/** Says why what was shared is not there. */
export function sayWhyNotShared(): void {
	const words = siteWords();
	const { unreadable, tooMuch } = words.shared;
	const problems: Record<string, string> = {
		[shareProblems.unreadable]: unreadable,
		[shareProblems.tooMuch]: filled(tooMuch, { size: size(mostShared.bytes, words), files: counted(mostShared.files, "files", words) }, words),
	};
	const problem = problems[new URLSearchParams(location.search).get("share") ?? ""];
	if (!problem) return;
	notice(problem, {});
	history.replaceState(null, "", location.pathname);
}

/** Files that another program or page has sent. */
export interface Share {
	/** The host of the page that sent them, where it says so. */
	from: string | undefined;
	files: File[];
}

/** The service worker leaves shared files in a cache: whatever page is open next takes them, once. */
export async function takeShares(): Promise<Share[]> {
	const name = sharedFiles(new URL("..", import.meta.url).href);
	if (!(await window.caches?.has(name))) return [];
	const cache = await caches.open(name);
	const shares = new Map<string, Share>();
	for (const request of await cache.keys()) {
		const response = await cache.match(request);
		const content = await response?.blob();
		// Of two pages that take at the same time, one is the first to remove.
		if (!response || !content || !(await cache.delete(request))) continue;
		const [share = "", , fileName = ""] = request.url.split("/").slice(-3);
		const sender = response.headers.get(senderHeader);
		const { files } = shares.get(share) ?? shares.set(share, { from: sender ? new URL(sender).host : undefined, files: [] }).get(share)!;
		files.push(new File([content], decodeURIComponent(fileName), { type: content.type }));
	}
	return [...shares.values()];
}
