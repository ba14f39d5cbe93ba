/** What all parts of the site know of a notation, before anything of it is loaded. */
export interface Facts {
	/** Its name in addresses: `#pbn=`, rules/pbn/. */
	key: string;
	/** The family of its files, as `recognize` says it; "" is what the package's own module reads. */
	family: string;
	/** The folder of its first page, from the root of the site. */
	home: string;
	/** The folder of the pages about its rules. */
	rules: string;
	/** Before its name. */
	icon: string;
	/** How the names of its files end. */
	ending: string;
	/** What is loaded with the first of its files, from site/; the room of the first page is loaded with that. */
	module?: string;
}

export const bridge: Facts = { key: "pbn", family: "", home: "", rules: "rules/pbn/", icon: "♠", ending: "pbn" };

/** Those of all rooms of the site. */
export const all: readonly Facts[] = [bridge];
