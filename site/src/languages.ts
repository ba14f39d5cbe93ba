/** The languages that the viewer speaks, by what they call themselves. */
export const languages = [
	["en", "English"],
	["fr", "Français"],
	["de", "Deutsch"],
	["nl", "Nederlands"],
	["sv", "Svenska"],
	["nb", "Norsk"],
	["da", "Dansk"],
	["es", "Español"],
	["pl", "Polski"],
] as const satisfies readonly (readonly [tag: string, name: string])[];
