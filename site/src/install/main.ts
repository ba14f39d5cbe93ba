// On each page of the site that has a script: the site works offline once it was opened, and is told of new versions.
import { trustOwnWorkers } from "./trusted.js";
import { stayCurrent } from "./update.js";

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
