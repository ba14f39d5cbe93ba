import type { Kit } from "./kit.js";

/** A worker for those who look at items, so that they need not wait for files that are converted. */
export interface ReadingWorker<Of> {
	/** @returns what ends the use */
	use(): () => void;
	/** The worker. Rejects with what loads it, and then may be tried again. */
	get(): Promise<Of>;
}

/** Makes such a worker, which is there as long as someone uses it, and gives its memory back. */
export function readingWorker<Of extends Pick<Kit, "close">>(load: () => Promise<Of>): ReadingWorker<Of> {
	let loading: Promise<Of> | undefined;
	let users = 0;
	return {
		use() {
			users++;
			return () => {
				users--;
				// Not at once: whoever has the tricks of a deal asks for its par next, which without the same worker would compute them again.
				setTimeout(() => {
					if (users > 0) return;
					loading?.then((kit) => kit.close()).catch(() => undefined);
					loading = undefined;
				});
			};
		},
		get() {
			if (!loading) {
				const started = load();
				loading = started;
				started.catch(() => {
					if (loading === started) loading = undefined;
				});
			}
			return loading;
		},
	};
}
