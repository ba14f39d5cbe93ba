import { KitLoadError, messageOf } from "./errors.js";
import { nodeFile } from "./module.js";
import { kindOf } from "./options.js";
import { sameVersion, version } from "./version.js";

/** A file of the package beside its script, which is JSON with the package's version; js/own-files.mjs writes them. */
export class OwnFile<Content extends object> {
	readonly #place: () => URL | Response;
	readonly #name: string;
	readonly #what: string;
	readonly #hint: string;
	#loading: Promise<Content> | undefined;

	/**
	 * @param name its name in the package
	 * @param what what it has, in the plural
	 * @param hint for whoever cannot read it
	 */
	constructor(place: () => URL | Response, name: string, what: string, hint: string) {
		this.#place = place;
		this.#name = name;
		this.#what = what;
		this.#hint = hint;
	}

	/** Its content, which is loaded once, when it is first asked for. Rejects with KitLoadError; the next call tries again. */
	read(): Promise<Content> {
		return (this.#loading ??= this.#load().catch((error: unknown) => {
			this.#loading = undefined;
			throw error;
		}));
	}

	async #load(): Promise<Content> {
		const own = this.#place();
		const url = kindOf(own) === "URL" ? String(own) : undefined;
		let status: number | undefined;
		let read: (Content & { version?: string }) | null;
		try {
			const file = url === undefined ? undefined : await nodeFile(url);
			const response = file ? undefined : url === undefined ? (own as Response) : await fetch(url);
			status = response?.status;
			if (response && !response.ok) throw new Error(`HTTP status ${status}`);
			read = JSON.parse(response ? await response.text() : new TextDecoder().decode(file)) as typeof read;
		} catch (cause) {
			throw new KitLoadError(`${this.#what} could not be loaded from ${url}: ${messageOf(cause)}; ${this.#hint}`, { url, status, cause });
		}
		if (!read || read.version !== version) {
			throw new KitLoadError(`${this.#name} is of pbnkit ${read?.version}, but the package is pbnkit ${version}: ${sameVersion}`, { url, status });
		}
		return read;
	}
}
