declare const process: { getBuiltinModule?(name: "node:fs"): { promises: { readFile(url: URL): Promise<Uint8Array> } } } | undefined;

/**
 * The content of a file where this is Node, whose fetch does not take such addresses; elsewhere undefined. An import of
 * Node's modules would reach the bundles of pages.
 */
export function nodeFile(address: string): Promise<Uint8Array> | undefined {
	if (typeof process === "undefined" || !address.startsWith("file:")) return undefined;
	return process.getBuiltinModule?.("node:fs").promises.readFile(new URL(address));
}
