import { KitLoadError, messageOf, policyProblem } from "./errors.js";
import { kindOf } from "./options.js";
import type { LoadOptions } from "./types.js";

/** Where a module came from, as far as it is known. */
interface Place {
	url?: string | undefined;
	status?: number;
}

/** Compiles the module from wherever it comes; the signal stops the download. Rejects with KitLoadError. */
export async function toModule(wasm: NonNullable<LoadOptions["wasm"]>, signal: AbortSignal): Promise<WebAssembly.Module> {
	if (typeof WebAssembly === "undefined") throw new KitLoadError("there is no WebAssembly here");
	if (kindOf(wasm) === "WebAssembly.Module") return wasm as WebAssembly.Module;
	if (ArrayBuffer.isView(wasm) || kindOf(wasm).endsWith("ArrayBuffer")) return compile(wasm as BufferSource, {});
	return typeof wasm === "string" || kindOf(wasm) === "URL" ? download(String(wasm), signal) : fromResponse(await received(wasm));
}

async function download(url: string, signal: AbortSignal): Promise<WebAssembly.Module> {
	let file: Uint8Array<ArrayBuffer> | undefined;
	let response: Response | undefined;
	try {
		file = await nodeFile(url);
		response = file ? undefined : await fetch(url, { signal });
	} catch (cause) {
		throw new KitLoadError(`the module could not be fetched from ${url}: ${messageOf(cause)}`, { url, cause });
	}
	return response ? fromResponse(response) : compile(file as BufferSource, { url });
}

async function received(given: unknown): Promise<Response> {
	let response: unknown;
	try {
		response = await given;
	} catch (cause) {
		throw new KitLoadError(`the module could not be fetched: ${messageOf(cause)}`, { cause });
	}
	if (kindOf(response) === "Response") return response as Response;
	throw new TypeError('load: the promise of the option "wasm" has to give a Response');
}

async function fromResponse(response: Response): Promise<WebAssembly.Module> {
	const place: Place = { url: response.url || undefined, status: response.status };
	if (!response.ok) {
		throw new KitLoadError(`the module could not be fetched${from(place)}: HTTP status ${place.status}`, place);
	}
	// Streaming wants exactly this type, without parameters.
	const streams = response.headers.get("content-type")?.trim().toLowerCase() === "application/wasm";
	try {
		if (streams) return await WebAssembly.compileStreaming(response);
		return await compile(await response.arrayBuffer(), place);
	} catch (cause) {
		if (cause instanceof KitLoadError) throw cause;
		throw new KitLoadError(`the module${from(place)} could not be read: ${policyProblem(cause) ?? messageOf(cause)}`, { ...place, cause });
	}
}

async function compile(source: BufferSource, place: Place): Promise<WebAssembly.Module> {
	const bytes = ArrayBuffer.isView(source)
		? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
		: new Uint8Array(source);
	const start = String.fromCharCode(...bytes.subarray(0, 8));
	if (!start.startsWith("\0asm")) {
		const hint = /^\s*</.test(start) ? ", a page of HTML: is the address right?" : "";
		throw new KitLoadError(`what came${from(place)} is not WebAssembly; it begins with ${JSON.stringify(start)}${hint}`, place);
	}
	try {
		return await WebAssembly.compile(source);
	} catch (cause) {
		throw new KitLoadError(`the module${from(place)} could not be compiled: ${policyProblem(cause) ?? messageOf(cause)}`, { ...place, cause });
	}
}

function from({ url }: Place): string {
	return url === undefined ? "" : ` from ${url}`;
}

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
