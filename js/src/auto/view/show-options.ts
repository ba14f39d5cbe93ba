import type { Translation } from "../../viewer/language/translation.js";
import type { Settings } from "../../viewer/settings.js";

/** What a page's script may say. Attributes of a container win. */
export interface ShowOptions {
	settings?: Partial<Settings> | undefined;
	/** "cms" takes back what programs that make pages do to texts. Default: what `data-repair` says. */
	repair?: "cms" | undefined;
	/** A language's tag, or words of the page's own. Default: the language of the container. */
	lang?: string | Translation | undefined;
}
