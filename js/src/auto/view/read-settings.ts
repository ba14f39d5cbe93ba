import type { Settings } from "../../viewer/settings.js";

/** The settings in attributes of an element, which the console names where they cannot be read. */
export async function readSettings(attributes: Record<string, string>, element?: Element): Promise<Partial<Settings>> {
	if (!Object.keys(attributes).some((name) => /^data-(?!pbn-)/.test(name))) return {};
	const { settingsFrom } = await import("./parts/settings.js");
	return settingsFrom(attributes, (message) => console.warn(`pbnkit: ${message}`, element ?? "(on the script tag)"));
}
