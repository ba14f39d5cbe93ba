/** The rooms that were used here, whose files are kept. Pages note them, and the service worker reads that. */
const noted = (scope: string): Promise<Cache> => caches.open(`pbnkit-rooms ${scope}`);

/** Notes a room by its key. `scope` is where the site is. */
export async function noteUsed(key: string, scope: string): Promise<void> {
	await (await noted(scope)).put(new URL(key, scope), new Response());
}

/** Whether a room was noted, by its key. */
export async function usedRooms(scope: string): Promise<(key: string) => boolean> {
	const used = new Set((await (await noted(scope)).keys()).map(({ url }) => url));
	return (key) => used.has(new URL(key, scope).href);
}
