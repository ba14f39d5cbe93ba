import { languages } from "../languages.js";

/** What a reader has chosen for all pages. */
export interface Choice {
	/** "" is that of the system. */
	scheme: "" | "light" | "dark";
	language: string;
}

const key = "pbnkit.choice";

/** What the reader of boards keeps: the language of deals is in it. */
export const displayKey = "pbnkit.display";

/** The event that says that another language was chosen, in `detail`. */
export const languageChosen = "pbnkit-language";

/** What was chosen before, as far as it can be read and makes sense. */
export function choiceFrom(text: string | null): Choice {
	let found: { scheme?: unknown; language?: unknown } = {};
	try {
		found = { ...(JSON.parse(text ?? "{}") as object) };
	} catch {
		// What another program has left there is not ours.
	}
	const { scheme, language } = found;
	return {
		scheme: scheme === "light" || scheme === "dark" ? scheme : "",
		language: languages.some(([tag]) => tag === language) ? (language as string) : "en",
	};
}

export function storedChoice(): Choice {
	try {
		return choiceFrom(localStorage.getItem(key));
	} catch {
		return choiceFrom(null);
	}
}

export function keep(choice: Choice): void {
	try {
		localStorage.setItem(key, JSON.stringify(choice));
	} catch {
		// A browser that keeps nothing shows what was chosen until the page is left.
	}
}

/** The deals speak the language of the site, until the reader chooses another for them. */
export function keepLanguageOfDeals(language: string): void {
	try {
		const display: unknown = JSON.parse(localStorage.getItem(displayKey) ?? "{}");
		localStorage.setItem(displayKey, JSON.stringify({ ...(display as object), language }));
	} catch {
		// As above; and what another program has left there is not ours.
	}
}

/** Shows the page in the scheme that was chosen. */
export function showScheme({ scheme }: Choice): void {
	const { dataset } = document.documentElement;
	if (scheme) dataset["scheme"] = scheme;
	else delete dataset["scheme"];
}
