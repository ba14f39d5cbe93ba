import { KitLoadError, messageOf } from "./errors.js";
import { nodeFile } from "./module.js";
import { kindOf } from "./options.js";
import { sameVersion, version } from "./version.js";

/** The content of rules.txt, and of its like; js/rule-pages.mjs writes it. */
interface Content {
	/** Of the package. */
	version: string;
	/** By the names of the rules. */
	pages: Record<string, string>;
}

/** The pages of the rules of a notation, which are loaded once, when the first is asked for. */
export class RulePages {
	readonly #place: () => URL | Response;
	readonly #file: string;
	readonly #hint: string;
	#loading: Promise<Content["pages"]> | undefined;

	/**
	 * @param file its name in the package
	 * @param hint for whoever cannot read them
	 */
	constructor(place: () => URL | Response, file: string, hint: string) {
		this.#place = place;
		this.#file = file;
		this.#hint = hint;
	}

	/** The page of a rule; undefined where there is no such rule. Rejects with KitLoadError. */
	async of(rule: string): Promise<string | undefined> {
		this.#loading ??= this.#load().catch((error: unknown) => {
			this.#loading = undefined;
			throw error;
		});
		const pages = await this.#loading;
		return Object.hasOwn(pages, rule) ? pages[rule] : undefined;
	}

	async #load(): Promise<Content["pages"]> {
		const own = this.#place();
		const url = kindOf(own) === "URL" ? String(own) : undefined;
		let status: number | undefined;
		let read: Partial<Content> | null;
		try {
			const file = url === undefined ? undefined : await nodeFile(url);
			const response = file ? undefined : url === undefined ? (own as Response) : await fetch(url);
			status = response?.status;
			if (response && !response.ok) throw new Error(`HTTP status ${status}`);
			read = JSON.parse(response ? await response.text() : new TextDecoder().decode(file)) as typeof read;
		} catch (cause) {
			throw new KitLoadError(`the pages of the rules could not be loaded from ${url}: ${messageOf(cause)}; ${this.#hint}`, { url, status, cause });
		}
		if (read?.version !== version || !read.pages) {
			throw new KitLoadError(`${this.#file} is of pbnkit ${read?.version}, but the package is pbnkit ${version}: ${sameVersion}`, { url, status });
		}
		return read.pages;
	}
}
