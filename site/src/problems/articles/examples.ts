// Problems whose authors have been dead for more than a hundred years, and some that a program has found.
import type { Example } from "../../rooms/article.js";

/** A problem as it may be typed. */
export const bare = ":kbK5/pp6/1P6/8/8/8/8/R7:#2::::::";

/** What the builder begins with. */
export const sample = String.raw`Morphy, Paul:kbK5/pp6/1P6/8/8/8/8/R7:#2:|New York Clipper|1856|:::Ra6:!:Solution\x3a\x0a1.Ra6! zz\x0a  1...bxa6 2.b7#\x0a  1...Bc7,Bd6,Be5,Bf4,Bg3,Bh2 2.Rxa7#
`;

export const examples = [
	{ name: "puzzle", attributes: {}, text: sample },
	{
		name: "solution",
		attributes: { "data-solution": "open" },
		text: String.raw`Loyd, Sam:8/8/8/8/8/6P1/6k1/4KR1R:#3:|New York Albion|1857|:::Rf4:!:Solution\x3a\x0a1.Rf4! zz\x0a  1...Kxg3 2.O-O! (3.R1f3#)\x0a    2...Kh3 3.R1f3#\x0a  1...Kxh1 2.Kf2 (3.Rh4#)\x0a    2...Kh2 3.Rh4#
`,
	},
	{
		name: "study",
		attributes: {},
		text: String.raw`Barbier, G. E.;Saavedra, F.:8/8/1KP5/3r4/8/8/8/k7:+:|Weekly Citizen, Glasgow|1895|:::c7::Solution\x3a\x0a1.c7 Rd6+ 2.Kb5 Rd5+ 3.Kb4 Rd4+ 4.Kb3 Rd3+ 5.Kc2 Rd4! 6.c8=R! (6.c8=Q? Rc4+! 7.Qxc4) Ra4 7.Kb3
`,
	},
	{
		name: "row",
		attributes: {},
		text: String.raw`Loyd, Sam:8/6R1/7p/5K1k/8/6p1/5bPP/4S3:#3:|Chess Monthly|1859|:::Rxg3:!:Solution\x3a\x0a1.Rxg3! Bxg3 2.Sf3 Bxh2 3.g4#
Loyd, Sam:8/6R1/7p/5K1k/8/6p1/5bPP/8:#4:|Chess Monthly|1859|:::hxg3:!:Solution\x3a\x0a1.hxg3! Be3 2.Rg4 Bg5 3.Rh4+ Bxh4 4.g4#
Loyd, Sam:8/6R1/7p/5K1k/8/6p1/5bP1/8:#5:|Chess Monthly|1859|:::Rb7:!:Solution\x3a\x0a1.Rb7! Be3 2.Rb1 Bg5 3.Rh1+ Bh4 4.Rh2 gxh2 5.g4#
`,
	},
	{
		name: "competition",
		attributes: { "data-solution": "none", "data-coordinates": "shown", "data-caption": "none" },
		text: `A. Chance:2S2K2/1B3pp1/8/k7/8/8/8/1Q6:#2::::::
A. Chance:8/1p6/5K2/2S5/8/8/5p1k/1Q3B2:#2::::::
A. Chance:3b4/p7/8/8/8/8/k2K3R/8:h#2::::::
`,
	},
] as const satisfies readonly Example[];
