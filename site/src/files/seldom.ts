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
