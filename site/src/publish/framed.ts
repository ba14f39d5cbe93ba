import type { Facts } from "../rooms/facts.js";
import { hashOf } from "../share/address.js";
import { frameHtml, quoted } from "../share/frame-html.js";
import { longestMade } from "../share/link.js";
import { filled } from "../words/filled.js";
import { siteWords } from "../words/site.js";
import type { Frame } from "./choices.js";

/** What a place without scripts can have: a frame, or where it allows none a picture that leads to the board. */
interface Framed {
	frame: string;
	picture: string;
}

interface Wanted {
	/** The site, with "/" at its end. */
	site: string;
	/** The room that links are for. */
	facts: Facts;
	/** The text, as a link has it. */
	packed: string;
	/** As for `snippet`. */
	attributes: Readonly<Record<string, string>>;
	frame: Frame;
	title: string;
	/** In words, for those who do not see the picture. */
	description: string;
	/** Where the picture will be. */
	pictureName: string;
	/** How high it is as the preview shows it, in pixels. */
	height: number;
	/** What is said where it is too long. */
	tooLong: string;
}

/** Below the board, in pixels: the line that leads to the site. */
const foot = 48;

/** Throws where the text is too long for a link, in the words that are for that. */
export function framed({ site, facts, packed, attributes, frame, title, description, pictureName, height, tooLong }: Wanted): Framed {
	const link = hashOf({ link: { key: facts.key, text: packed } });
	const settings = Object.entries(attributes).map(([name, value]) => `&${name.replace(/^data-/, "")}=${encodeURIComponent(value)}`);
	const isClear = frame.ground !== "any";
	const looks = [isClear && "&background=none", (frame.ground === "light" || frame.ground === "dark") && `&theme=${frame.ground}`, frame.font === "sans" && "&font=sans"];
	const address = `${site}embed.html${link}${settings.join("")}${looks.filter(Boolean).join("")}`;
	if (address.length > longestMade) {
		throw new Error(filled(tooLong, { n: address.length, most: longestMade }, siteWords()));
	}
	const high = Math.ceil((height + foot) / 10) * 10;
	return {
		frame: frameHtml({ address, title, height: high, isClear }),
		picture: `<a href="${quoted(`${site}${facts.home}${link}${settings.join("")}`)}"><img src="${quoted(pictureName)}" alt="${quoted(description)}"></a>\n`,
	};
}
