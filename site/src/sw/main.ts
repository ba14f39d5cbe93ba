// The service worker: the site without a network. Each build has a list of its files and a cache with exactly these.
import { bridge } from "../rooms/facts.js";
import { download, isNamedByContent, NotAsBuilt, refill, stored, tidy, use } from "./caches.js";
import { receive } from "./share.js";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// A new version waits until no page of the old one is open, or until a person says so.
self.addEventListener("message", (event) => {
	if (event.data === "take over") void self.skipWaiting();
	// What is not there now is looked for again at the next visit.
	if (typeof event.data?.room === "string") event.waitUntil(use(event.data.room).catch(() => undefined));
	if (event.data === "opened") event.waitUntil(Promise.all([tidy(), refill()]).catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const { pathname } = new URL(request.url);
	if (request.method === "POST" && pathname === new URL("share", self.registration.scope).pathname) {
		event.respondWith(receive(request));
		return;
	}
	// A part of a file is the host's to give.
	if (request.method !== "GET" || request.headers.has("range")) return;
	const name = nameOf(request.url);
	if (name === undefined) {
		// The rules of bridge were in a folder above. Addresses in a page count from its own.
		const now = request.url.replace(/\/rules\//, () => `/${bridge.rules}`);
		if (now !== request.url && nameOf(now) !== undefined) event.respondWith(Response.redirect(now));
		return;
	}
	// A browser may take the caches away.
	const found = stored(name).catch(() => undefined);
	event.respondWith(found.then((response) => response ?? fetch(request)));
});

/** Installs this version completely or not at all. If it cannot, it tells the pages. */
async function install(): Promise<void> {
	try {
		await download();
	} catch (error) {
		const path = error instanceof NotAsBuilt ? error.path : undefined;
		if (!self.registration.active) for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage({ notInstalled: path });
		throw error;
	}
}

const names = new Set(SITE_FILES.map(([path]) => path));

/**
 * Which file of the site an address means, or undefined where it means none. Hosts have several addresses for a page: with and
 * without index.html or .html, and with a query that only the page reads. What has its content in its name may be of another version.
 */
function nameOf(address: string): string | undefined {
	const url = new URL(address);
	const scope = new URL(self.registration.scope);
	if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return undefined;
	const path = decoded(url.pathname.slice(scope.pathname.length));
	if (isNamedByContent(path)) return path;
	return [path, `${path}index.html`, `${path}.html`, `${path.replace(/\/$/, "")}.html`].find((name) => names.has(name));
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
