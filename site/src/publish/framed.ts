import { longestMade } from "../share/link.js";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";
import { quoted } from "./snippet.js";

/** What a place without scripts can have: a frame, or where it allows none a picture that leads to the board. */
export interface Framed {
	frame: string;
	picture: string;
}

interface Wanted {
	/** The site, with "/" at its end. */
	site: string;
	/** The deal, as a link has it. */
	packed: string;
	/** As for `snippet`. */
	attributes: Record<string, string>;
	title: string;
	/** In words, for those who do not see the picture. */
	description: string;
	/** Where the picture will be. */
	pictureName: string;
	/** How high it is as the preview shows it, in pixels. */
	height: number;
}

/** Below the board, in pixels: the line that leads to the site. */
const foot = 48;

/** Throws where the deal is too long for a link. */
export function framed({ site, packed, attributes, title, description, pictureName, height }: Wanted): Framed {
	const settings = Object.entries(attributes).map(([name, value]) => `&${name.replace(/^data-/, "")}=${encodeURIComponent(value)}`);
	const address = `${site}embed.html#pbn=${packed}${settings.join("")}`;
	if (address.length > longestMade) {
		const words = siteWords();
		throw new Error(filled(words.builder.problems.tooLong, { n: address.length, most: longestMade }, words));
	}
	const high = Math.ceil((height + foot) / 10) * 10;
	return {
		frame: `<iframe src="${quoted(address)}" title="${quoted(title)}" width="100%" height="${high}" loading="lazy" style="border: 0"></iframe>\n`,
		picture: `<a href="${quoted(`${site}#pbn=${packed}`)}"><img src="${quoted(pictureName)}" alt="${quoted(description)}"></a>\n`,
	};
}
