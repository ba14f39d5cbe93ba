// On each page of the site that has a script: the site works offline once it was opened, and is told of new versions.
import { noteUsed } from "../rooms/used.js";
import { siteWords } from "../words/site.js";
import { notice } from "./notice.js";
import { trustOwnWorkers } from "./trusted.js";
import { hasWork } from "./work.js";

trustOwnWorkers();

// A page holds its scripts' addresses as locks, by which the service worker knows which versions are open.
for (const { src } of document.scripts) {
	if (src) navigator.locks?.request(src, { mode: "shared" }, () => new Promise(() => {})).catch(() => undefined);
}

const start = () => {
	// Without it, as in a private window or on a host without https, the page works where there is a network.
	if ("serviceWorker" in navigator) stayCurrent(navigator.serviceWorker).catch(() => undefined);
};
if (document.readyState === "complete") start();
else addEventListener("load", start);

/**
 * Installs the service worker, and tells when a new version is there. Nothing is loaded anew before a person says so: until then
 * the page goes on with the version that it began with.
 */
async function stayCurrent(container: ServiceWorkerContainer): Promise<void> {
	container.addEventListener("message", ({ data }: MessageEvent<{ notInstalled?: string } | undefined>) => {
		if (data && "notInstalled" in data) sayNotInstalled(data.notInstalled);
	});
	container.startMessages();
	const worker = new URL("../sw.js", import.meta.url);
	// Before it is installed, so that these files come with it.
	const { uses } = document.documentElement.dataset;
	if (uses) await noteUsed(uses, new URL(".", worker).href).catch(() => undefined);
	const registration = await container.register(worker, { updateViaCache: "none" });
	// Now no page of an older version may be left.
	container.controller?.postMessage("opened");
	const look = () => {
		if (registration.waiting && container.controller) tell();
	};
	look();
	registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
	// The installed site may be open for weeks.
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "visible") registration.update().catch(() => undefined);
	});

	let wanted = false;
	let controlled = container.controller !== null;
	container.addEventListener("controllerchange", () => {
		if (wanted) location.reload();
		else if (controlled) tell();
		controlled = true;
	});

	function tell(): void {
		const { ready, useNow: label } = siteWords().install;
		notice(ready, { [label]: useNow });
	}

	function useNow(): void {
		const { lost, load } = siteWords().install;
		if (hasWork()) notice(lost, { [load]: takeOver });
		else takeOver();
	}

	function takeOver(): void {
		wanted = true;
		// Another tab may have said so already.
		if (registration.waiting) registration.waiting.postMessage("take over");
		else location.reload();
	}
}

function sayNotInstalled(path: string | undefined): void {
	const { notOffline, notSent, notKept } = siteWords().install;
	notice(notOffline.replace("{why}", () => (path ? notSent.replace("{path}", () => path) : notKept)), {});
}
