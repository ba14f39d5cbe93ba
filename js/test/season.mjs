import { sample } from "./sample.mjs";

/** A file of many games, at least so many bytes long; `games` says how many. */
export function season(size) {
	const times = Math.ceil(size / (sample.length + 1));
	const file = new Uint8Array(times * (sample.length + 1)).fill(10);
	for (let i = 0; i < times; i++) file.set(sample, i * (sample.length + 1));
	return Object.assign(file, { games: 2 * times });
}
