import { ownRules, rulesHint } from "./assets.js";
import { messageOf, PbnLoadError } from "../host/errors.js";
import { kindOf } from "../host/kind.js";
import { nodeFile } from "../host/node-file.js";
import { sameVersion, version } from "../host/version.js";

/** The content of rules.txt; js/rule-pages.mjs writes it. */
interface RulePages {
	/** Of the package. */
	version: string;
	/** By the names of the rules. */
	pages: Record<string, string>;
}

let loading: Promise<RulePages["pages"]> | undefined;

/** The page of a rule; undefined where there is no such rule. The pages are loaded once, when the first is asked for. Rejects with PbnLoadError. */
export async function rulePage(rule: string): Promise<string | undefined> {
	loading ??= loadPages().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	const pages = await loading;
	return Object.hasOwn(pages, rule) ? pages[rule] : undefined;
}

async function loadPages(): Promise<RulePages["pages"]> {
	const own = ownRules();
	const url = kindOf(own) === "URL" ? String(own) : undefined;
	let status: number | undefined;
	let read: Partial<RulePages> | null;
	try {
		const file = url === undefined ? undefined : await nodeFile(url);
		const response = file ? undefined : url === undefined ? (own as Response) : await fetch(url);
		status = response?.status;
		if (response && !response.ok) throw new Error(`HTTP status ${status}`);
		read = JSON.parse(response ? await response.text() : new TextDecoder().decode(file)) as typeof read;
	} catch (cause) {
		throw new PbnLoadError(`the pages of the rules could not be loaded from ${url}: ${messageOf(cause)}; ${rulesHint}`, { url, status, cause });
	}
	if (read?.version !== version || !read.pages) {
		throw new PbnLoadError(`rules.txt is of pbnkit ${read?.version}, but the package is pbnkit ${version}: ${sameVersion}`, { url, status });
	}
	return read.pages;
}
