declare const process: { getBuiltinModule?(name: "node:fs"): { promises: { readFile(url: URL): Promise<Uint8Array> } } } | undefined;

/** What an address answers, also that of a file where this is Node, whose fetch does not take such addresses: then of this type. */
export async function fetchFile(address: string, type: string, signal?: AbortSignal): Promise<Response> {
	const file = await nodeFile(address);
	return file ? new Response(file as BufferSource, { headers: { "content-type": type } }) : fetch(address, { signal: signal ?? null });
}

/** An import of Node's modules would reach the bundles of pages. */
function nodeFile(address: string): Promise<Uint8Array> | undefined {
	if (typeof process === "undefined" || !address.startsWith("file:")) return undefined;
	return process.getBuiltinModule?.("node:fs").promises.readFile(new URL(address));
}
