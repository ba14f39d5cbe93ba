import { isNamedByContent } from "./caches.js";

declare const self: ServiceWorkerGlobalScope;

const names = new Set(SITE_FILES.map(([path]) => path));

/**
 * Which file of the site an address means, or undefined where it means none. Hosts have several addresses for a page: with and
 * without index.html or .html, and with a query that only the page reads. What has its content in its name may be of another version.
 */
export function nameOf(address: string): string | undefined {
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
