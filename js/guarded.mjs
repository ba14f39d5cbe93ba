import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * What the themes of other people's pages say of buttons, tables, headings and links in general does not reach into the viewer, whatever
 * its specificity and wherever it is: in a layer, what is important comes before all of a page. These properties are so in the viewer's
 * styles, and where those say nothing they are as in a browser without any styles. A page sets the viewer's custom properties, and the
 * font and the colour of the text around it.
 */
const guarded =
	"background border border-radius box-shadow padding margin color font line-height letter-spacing word-spacing text-align text-decoration " +
	"text-indent text-shadow text-transform vertical-align white-space width min-width max-width height min-height max-height caption-side list-style " +
	"display float columns grid flex gap row-gap column-gap";

/** The elements that themes have rules for. */
const elements =
	"table,caption,thead,tbody,tfoot,tr,th,td,button,summary,select,h2,h3,h4,h5,h6,p,a,ul,ol,li,pre,code,sup,article:not(.pbn-entry),section,figure,figcaption,header,div:not(.pbn-entry),span,b,i,s,bdi,small,strong,em,dl,dt,dd,nav,svg,label,input,details";

const isGuarded = new RegExp(`^(?:${guarded.replaceAll(" ", "|")})(?:-[\\w-]+)?$`);

/** What is the page's to set: how wide all is, how large its text, and where it is. What is animated cannot be important either. */
const isOfThePage = /\.p(?:[bdg]n|bi)-(?:view|block|diagram)$|\.pbn-entry\b|\bto$/;

/**
 * An esbuild plugin for the viewer's styles, which come before other plugins for styles. What games have in common is written with the names of
 * chess; "?pdn" after a file makes them those of draughts, whose positions are blocks of their own names, and "?pbi" those of problems.
 *
 * @type {import("esbuild").Plugin}
 */
export const guardedStyles = {
	name: "guarded-styles",
	setup({ onLoad, onResolve }) {
		onResolve({ filter: /\.css\?(?:pdn|pbi)$/ }, ({ path, resolveDir }) => ({ path: join(resolveDir, path.slice(0, -"?pdn".length)), suffix: path.slice(-"?pdn".length) }));
		onLoad({ filter: /[\\/](?:viewer|chess|draughts|problems|played)[\\/](.+[\\/])?\w+\.css$/ }, ({ path, suffix }) => {
			const css = withGuard(readFileSync(path, "utf8"));
			const [, folder] = /[\\/](viewer|chess|draughts|problems|played)[\\/]/.exec(path);
			const whole = basename(path) === "base.css" ? rest(roots[folder]) + css : css;
			return { contents: named[suffix]?.(whole) ?? whole, loader: "css" };
		});
	},
};

/** The names in styles of what games and problems have in common, by what is after their file. */
const named = {
	"?pdn": (css) => css.replaceAll("pgn", "pdn").replaceAll("fen-board", "pdn-board").replace(/\bfen\b/g, "pdn-fen"),
	"?pbi": (css) => css.replaceAll("pgn", "pbi"),
};

/** Styles with what themes must not change marked as important. */
export function withGuard(css) {
	const preludes = [];
	return css.replace(/\/\*.*?\*\//gs, "").replace(/([^{};]*)([{};])/g, (all, text, end) => {
		if (end === "{") preludes.push(text.trim());
		else {
			const [, name] = /^\s*([\w-]+)\s*:/.exec(text) ?? [];
			if (name && isGuarded.test(name) && !text.includes("!important") && !isOfThePage.test(preludes.at(-1))) all = `${text} !important${end}`;
			if (end === "}") preludes.pop();
		}
		return all;
	});
}

/** The layer of each viewer's styles, the elements that a viewer draws in, and those that are a viewer whole. */
const roots = {
	viewer: { layer: "pbn", all: ".pbn-view,.pbn-block,.pbn-deal,.pbn-auction,.pbn-tables,.pbn-play,.pbn-stepper", whole: ".pbn-view,.pbn-block" },
	played: { layer: "pgn", all: ".pgn-view,.pgn-block,.pgn-moves,.pgn-board", whole: ".pgn-view,.pgn-block,.pgn-moves" },
};

/** The rule for what the viewer's own styles say nothing of. Some browsers take `hidden` for what a page says, and not for what they say themselves. */
const rest = ({ layer, all, whole }) => `@layer ${layer}{:where(${all}) :where(${elements}){${guarded
	.split(" ")
	.map((name) => `${name}:revert!important;`)
	.join("")}}:where(${whole}) :where([hidden]){display:none!important}}`;
