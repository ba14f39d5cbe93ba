/** What `work` comes to, unless the signal is aborted first: then the rejection with its reason. */
export function until<Result>(signal: AbortSignal | undefined, work: Promise<Result>): Promise<Result> {
	if (!signal) return work;
	return new Promise((resolve, reject) => {
		const stop = () => reject(signal.reason);
		if (signal.aborted) stop();
		signal.addEventListener("abort", stop, { once: true });
		work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
	});
}

/** What Node has for this; as it is here now, since tests put others in its place. */
const { setImmediate } = globalThis as { setImmediate?: (then: () => void) => void };

/**
 * Lets the thread do what else there is. Not by a timer: the timers of a page that is not in front run once in a second. Each time by a
 * channel of its own: of one that is kept, Node takes message after message and runs nothing between. It takes a third of a millisecond to make
 * one there.
 */
export function breathe(): Promise<void> {
	return new Promise((resolve) => {
		if (setImmediate) {
			setImmediate(resolve);
			return;
		}
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(undefined);
	});
}
