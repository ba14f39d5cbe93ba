declare const process: { getBuiltinModule?(name: "node:fs"): { promises: { readFile(url: URL): Promise<Uint8Array<ArrayBuffer>> } } } | undefined;

/**
 * The bytes of a file, where this is Node, whose fetch does not take such addresses. Not as a Response: Node takes 40 ms of CPU time to load
 * what makes one.
 */
export function nodeFile(address: string): Promise<Uint8Array<ArrayBuffer>> | undefined {
	if (typeof process === "undefined" || !address.startsWith("file:")) return undefined;
	// An import of Node's modules would reach the bundles of pages.
	return process.getBuiltinModule?.("node:fs").promises.readFile(new URL(address));
}
