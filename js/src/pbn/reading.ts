import { type Asked as HostAsked, parted, type Reading as HostReading, readingOf } from "../host/client.js";
import { complete } from "./options.js";
import type { Notation, Source } from "./types.js";

/** What the source is written in; "" where the caller does not say. */
interface Named {
	notation: Notation | "";
}

export type Asked = HostAsked & Named;
export type Reading = HostReading & Named;

/** A call's options. Throws TypeError. */
export function asked(verb: Parameters<typeof complete>[0], options: object): Asked {
	const { notation = "", ...others } = complete(verb, options);
	const { wanted, calling } = parted(others);
	// Of `convert` it is the notation that is made.
	if (verb === "convert") return { wanted: { ...wanted, to: others.to }, calling: { signal: calling.signal }, notation: "" };
	return { wanted, calling, notation: notation as Notation | "" };
}

/** A source, and a call's options. Throws TypeError. */
export function read(verb: Parameters<typeof complete>[0], source: Source, options: object): Reading {
	return readingOf(verb, source, asked(verb, options));
}
