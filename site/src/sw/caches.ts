import { noteUsed, usedRooms } from "../rooms/used.js";

declare const self: ServiceWorkerGlobalScope;

/** Where a file's integrity is kept with it, for the next version to see whether it is the same. */
const integrityHeader = "x-integrity";

/** How many files are downloaded at a time: the page that is open comes first. */
const atOnce = 4;

/** A host may have the site in several folders, each with caches of its own. */
const ours = `pbnkit-site ${self.registration.scope} `;

const current = version().then((digest) => ours + digest);

async function version(): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(SITE_FILES)));
	return [...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Such a file is the same in each version that has it. */
export const isNamedByContent = (path: string) => /^(assets|kit)\/./.test(path);

const addressOf = (path: string) => new URL(path, self.registration.scope).href;

/** The file as this version has it, or else, its content in its name, as another has. */
export async function stored(path: string): Promise<Response | undefined> {
	const own = await (await caches.open(await current)).match(addressOf(path), { ignoreVary: true });
	if (own || !isNamedByContent(path)) return own;
	for (const name of await ourCaches()) {
		const other = await (await caches.open(name)).match(addressOf(path), { ignoreVary: true });
		if (other) return other;
	}
	return undefined;
}

/** A file did not come, or is not what the build made. */
export class NotAsBuilt extends Error {
	readonly path: string;

	constructor(path: string, cause: unknown) {
		super(`${path} did not come as it was built`, { cause });
		this.path = path;
	}
}

/**
 * Puts the files of this version into its cache that are wanted, those from an older one that are the same. Rejects with NotAsBuilt, and then there is
 * no cache that was not there before: the version that runs goes on.
 */
export async function download(): Promise<void> {
	const name = await current;
	const isNew = !(await caches.has(name));
	try {
		await fill(await wanted());
	} catch (error) {
		if (isNew) await caches.delete(name);
		throw error;
	}
}

let filling = Promise.resolve();

/** Gets what a browser has taken away out of the cache of this version. One call after another looks: what went meanwhile is gone, too. */
export function refill(): Promise<void> {
	filling = filling.catch(() => undefined).then(missing);
	return filling;
}

async function missing(): Promise<void> {
	const cache = await caches.open(await current);
	const kept = new Set((await cache.keys()).map(({ url }) => url));
	const gone = (await wanted()).filter(([path]) => !kept.has(addressOf(path)));
	// A page is kept when all that it loads is: the host may have another version by now.
	await fill(gone.filter(([path]) => isNamedByContent(path)));
	await fill(gone.filter(([path]) => !isNamedByContent(path)));
}

/** Has the files of a room kept from now on. */
export async function use(room: string): Promise<void> {
	if (!SITE_FILES.some(([, , ...rooms]) => rooms.includes(room))) return;
	await noteUsed(room, self.registration.scope);
	await refill();
}

/** The files that every page may need, and those of the rooms that were used. */
async function wanted(): Promise<typeof SITE_FILES> {
	const isUsed = await usedRooms(self.registration.scope);
	return SITE_FILES.filter(([, , ...rooms]) => rooms.length === 0 || rooms.some(isUsed));
}

async function fill(files: typeof SITE_FILES): Promise<void> {
	const cache = await caches.open(await current);
	const older = await Promise.all((await ourCaches()).map((name) => caches.open(name)));
	const queue = [...files];
	let failed = false;
	const work = async () => {
		for (let next = queue.shift(); next && !failed; next = queue.shift()) {
			const [path, integrity] = next;
			const address = addressOf(path);
			try {
				await cache.put(address, (await known(older, address, integrity)) ?? (await fetched(address, integrity)));
			} catch (cause) {
				failed = true;
				throw new NotAsBuilt(path, cause);
			}
		}
	};
	// Each ends before this does, so that none puts a file into a cache that is given up.
	const ends = await Promise.allSettled(Array.from({ length: atOnce }, work));
	for (const end of ends) if (end.status === "rejected") throw end.reason;
}

async function known(older: Cache[], address: string, integrity: string): Promise<Response | undefined> {
	for (const cache of older) {
		const response = await cache.match(address, { ignoreVary: true });
		if (response?.headers.get(integrityHeader) === integrity) return response;
	}
	return undefined;
}

async function fetched(address: string, integrity: string): Promise<Response> {
	const ask = (cache: RequestCache) => fetch(address, { integrity, cache, credentials: "same-origin" });
	// The browser may hold another content that the host takes for newer than its own.
	const response = await ask("no-cache").catch(() => ask("reload"));
	if (response.status !== 200) throw new Error(`${address}: ${response.status} ${response.statusText}`);
	const headers = new Headers(response.headers);
	headers.set(integrityHeader, integrity);
	// The body is no longer compressed.
	for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headers.delete(name);
	// A new response: one that came by way of a redirect may not answer for a page.
	return new Response(response.body, { headers });
}

/** Removes the caches that no open page needs, if no version is on its way that may need them. */
export async function tidy(): Promise<void> {
	const names = await ourCaches();
	const scripts = await olderScripts();
	const { installing, waiting } = self.registration;
	if (installing || waiting) return;
	for (const name of names) {
		if (name === (await current)) continue;
		const cache = await caches.open(name);
		const inUse = await Promise.all(scripts.map((script) => cache.match(script, { ignoreVary: true })));
		if (!inUse.some(Boolean)) await caches.delete(name);
	}
}

/**
 * The scripts of open pages that this version does not have: those of pages of older versions. Each page holds a lock with the name
 * of each of its scripts.
 */
async function olderScripts(): Promise<string[]> {
	const { held = [] } = (await self.navigator.locks?.query()) ?? {};
	const own = new Set(SITE_FILES.map(([path]) => addressOf(path)));
	return held.flatMap(({ name }) => (name?.startsWith(self.registration.scope) && !own.has(name) ? [name] : []));
}

async function ourCaches(): Promise<string[]> {
	return (await caches.keys()).filter((name) => name.startsWith(ours));
}
