// What every page does: asks for the page of a rule and converts a file, on its thread and in a worker, for e2e/package/consumers_test.go to read.
import { source } from "./source.js";

/** The file in export format, a character for each byte, by where it was done. */
export async function convert(load, options) {
	const converted = {};
	for (const worker of [false, true]) {
		const pbn = await load({ ...options, worker });
		if (!(await pbn.explain("tag/unknown")).startsWith("# ")) throw new Error("a rule has no page");
		const { bytes } = await pbn.export(Uint8Array.from(source, (character) => character.charCodeAt(0)));
		converted[worker ? "worker" : "page"] = String.fromCharCode(...bytes);
		pbn.close();
	}
	return converted;
}

export function show(converted) {
	const { dataset } = document.documentElement;
	converted.then(
		(done) => (dataset.converted = JSON.stringify(done)),
		(error) => (dataset.failed = error.stack),
	);
}
