// What callers give, before any of it is used.
import { completed, isObject, type Option, sourceEncoding } from "../host/options.js";
import { settingProblem } from "../viewer/block/settings-from.js";

const text: Option = { fallback: undefined, wants: "a string", accepts: (value) => typeof value === "string" };
const object: Option = { fallback: undefined, wants: "an object", accepts: isObject };

const ofPage: Record<string, Option> = {
	lang: text,
	title: text,
	fileName: text,
	boardsPerPage: { fallback: undefined, wants: "one of 1, 2, 4", accepts: (value) => [1, 2, 4].includes(value as number) },
	settings: object,
};

const ofDocument: Record<string, Option> = {
	lang: text,
	attributes: object,
	sourceEncoding,
	read: { fallback: undefined, wants: "a function", accepts: (value) => typeof value === "function" },
	text: object,
};

/** Throws TypeError, which names the argument, the option or the setting. */
export function checkPage(verb: string, options: unknown): void {
	const { settings } = completed(verb, ofPage, options as object);
	const problem = settings && settingProblem(settings);
	if (problem) throw new TypeError(`${verb}: ${problem}`);
}

/** Throws TypeError, which names the option. */
export function checkDocument(verb: string, options: unknown): void {
	completed(verb, ofDocument, options as object);
}

/** Throws TypeError where games are not in an object. */
export function checkGames(verb: string, file: unknown): void {
	if (!isObject(file) || !Array.isArray((file as { games?: unknown }).games)) {
		throw new TypeError(`${verb}: the first argument has to be an object with an array of games, as parse gives it`);
	}
}

/** Throws TypeError where a Pbn is forgotten. */
export function checkPbn(verb: string, pbn: unknown): void {
	if (!isObject(pbn) || typeof (pbn as { blocks?: unknown }).blocks !== "function") {
		throw new TypeError(`${verb}: the first argument has to be a Pbn, as load gives it`);
	}
}

/** Throws TypeError where a Pgn is forgotten, or only reads. */
export function checkPgn(verb: string, pgn: unknown): void {
	if (!isObject(pgn) || typeof (pgn as { blocks?: unknown }).blocks !== "function") {
		throw new TypeError(`${verb}: the first argument has to be a Pgn, as load of pbnkit/pgn gives it`);
	}
}

/** Throws TypeError where a Pdn is forgotten. */
export function checkPdn(verb: string, pdn: unknown): void {
	if (!isObject(pdn) || typeof (pdn as { blocks?: unknown }).blocks !== "function") {
		throw new TypeError(`${verb}: the first argument has to be a Pdn, as load of pbnkit/pdn gives it`);
	}
}

/** Throws TypeError where a Pbi is forgotten. */
export function checkPbi(verb: string, pbi: unknown): void {
	if (!isObject(pbi) || typeof (pbi as { blocks?: unknown }).blocks !== "function") {
		throw new TypeError(`${verb}: the first argument has to be a Pbi, as load of pbnkit/pbi gives it`);
	}
}
