import { settingsFrom } from "../../viewer/block/settings-from.js";
import type { Settings } from "../../viewer/settings.js";

/** The settings in attributes of an element, which the console names where they cannot be read. */
export function readSettings(attributes: Record<string, string>, element?: Element): Partial<Settings> {
	return settingsFrom(attributes, (message) => console.warn(`pbnkit: ${message}`, element ?? "(on the script tag)"));
}
