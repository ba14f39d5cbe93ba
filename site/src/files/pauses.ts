/** How long the page is kept busy at once, in milliseconds. */
const longest = 12;

/** Pauses of long work on the page's own thread. */
export class Pauses {
	#since = performance.now();

	/** Lets the page do what else there is, where the work has gone on for long. Timers of a page in the back are slow; messages are not. */
	async take(): Promise<void> {
		if (performance.now() - this.#since < longest) return;
		await new Promise<void>((resolve) => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => {
				port1.close();
				resolve();
			};
			port2.postMessage(undefined);
		});
		this.#since = performance.now();
	}
}

/** Tells the first, and then one in a while, in milliseconds: a page that draws each step of a work is busy with that alone. */
export function seldom<Told extends unknown[]>(pause: number, tell: (...told: Told) => void): (...told: Told) => void {
	let last = -Infinity;
	return (...told) => {
		const now = performance.now();
		if (now - last < pause) return;
		last = now;
		tell(...told);
	};
}
