import { load, type Pbn } from "pbnkit";

/**
 * A worker for those who look at boards, so that they need not wait for files that are converted. It is there as long as someone
 * uses it, and gives its memory back.
 */
let loading: Promise<Pbn> | undefined;
let users = 0;

/** @returns what ends the use */
export function useWorker(): () => void {
	users++;
	return () => {
		users--;
		// Not at once: whoever has the tricks of a deal asks for its par next, which without the same worker would compute them again.
		setTimeout(() => {
			if (users > 0) return;
			loading?.then((pbn) => pbn.close()).catch(() => undefined);
			loading = undefined;
		});
	};
}

/** The worker. Rejects with PbnLoadError, and then may be tried again. */
export function worker(): Promise<Pbn> {
	if (!loading) {
		const started = load({ worker: true });
		loading = started;
		started.catch(() => {
			if (loading === started) loading = undefined;
		});
	}
	return loading;
}
