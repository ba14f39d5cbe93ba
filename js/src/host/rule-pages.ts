import { OwnFile } from "./own-file.js";

/** The pages of the rules of a notation. */
export class RulePages {
	readonly #file: OwnFile<{ pages: Record<string, string> }>;

	/**
	 * @param place where the file is that has them
	 * @param name its name in the package
	 * @param hint for whoever cannot read them
	 */
	constructor(place: () => URL | Response, name: string, hint: string) {
		this.#file = new OwnFile(place, name, "the pages of the rules", hint);
	}

	/** The page of a rule; undefined where there is no such rule. Rejects with KitLoadError. */
	async of(rule: string): Promise<string | undefined> {
		const { pages } = await this.#file.read();
		return Object.hasOwn(pages, rule) ? pages[rule] : undefined;
	}
}
