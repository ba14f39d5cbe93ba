import type { Settings } from "pbnkit/viewer";
import { displayKey } from "../frame/choice.js";
import { languages } from "../languages.js";

/** How a person wants boards shown. */
export interface Display {
	suits: "2" | "4" | "mono";
	ten: "10" | "T";
	points: boolean;
	language: string;
}

const usual: Display = { suits: "2", ten: "10", points: false, language: "en" };

/** What was chosen before, as far as it can be read and makes sense. */
export function displayFrom(text: string | null): Display {
	let found: Partial<Record<keyof Display, unknown>> = {};
	try {
		found = { ...(JSON.parse(text ?? "{}") as object) };
	} catch {
		// What another program has left there is not ours.
	}
	const { suits, ten, points, language } = found;
	return {
		suits: suits === "4" || suits === "mono" ? suits : usual.suits,
		ten: ten === "T" ? ten : usual.ten,
		points: points === true,
		language: languages.some(([tag]) => tag === language) ? (language as string) : usual.language,
	};
}

/** What was chosen before. */
export function storedDisplay(): Display {
	try {
		return displayFrom(localStorage.getItem(displayKey));
	} catch {
		return displayFrom(null);
	}
}

/** The same for the viewer. */
export function settingsOf({ suits, ten, points }: Omit<Display, "language">): Partial<Settings> {
	return { suits, ten, headingLevel: 3, show: ["diagram", "auction", "notes", "play", "comments", "results", "dd", ...(points ? (["hcp"] as const) : [])] };
}
