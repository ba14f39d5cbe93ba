import { KitLoadError } from "./errors.js";

/**
 * The address of a file beside the script, which bundlers find by an expression of its entry.
 *
 * @param name its name in the package
 * @param others what else a caller may do, for the message
 */
export function ownAddress(name: string, others: string, address: () => URL): URL {
	try {
		return address();
	} catch (cause) {
		// Bundlers that make CommonJS leave the address out.
		throw new KitLoadError(`this script does not know where it is, so it cannot find ${name}${others}`, { cause });
	}
}
