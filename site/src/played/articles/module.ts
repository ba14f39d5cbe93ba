/** What gives a module: it is loaded once, and tried again after a failure. */
export function loadedOnce<Kit>(load: () => Promise<Kit>): () => Promise<Kit> {
	let loading: Promise<Kit> | undefined;
	return () =>
		(loading ??= load().catch((error) => {
			loading = undefined;
			throw error;
		}));
}
