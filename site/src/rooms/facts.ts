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
	/** What is loaded with the first of its files, from site/. */
	module: string;
	/** The files of the package that only this room loads, and folders of them, the entries of its page, from site/, and other files of its own in the site. */
	kit?: readonly string[];
	entries?: readonly string[];
	own?: readonly string[];
}

export const bridge: Facts = {
	key: "pbn",
	family: "",
	home: "",
	rules: "rules/pbn/",
	icon: "♠",
	ending: "pbn",
	module: "src/rooms/bridge.tsx",
	kit: ["index.js", "solve.js", "pbn.wasm", "read.wasm", "lin.wasm", "dd.wasm", "desk.js", "pbndesk.wasm"],
	entries: ["src/start.ts", "src/main.tsx", "src/link/main.ts"],
	own: ["index.html", "example.pbn"],
};

export const chess: Facts = {
	key: "pgn",
	family: "chess",
	home: "chess/",
	rules: "rules/pgn/",
	icon: "♞",
	ending: "pgn",
	module: "src/rooms/chess.tsx",
	kit: ["pgn.js", "pgn-desk.js", "pgndesk.wasm", "pgn-read.js", "pgn.wasm", "pgnread.wasm", "pgn.css", "pgn-language", "auto-fen.js", "auto-pgn.js", "auto-pgn-read.js", "auto-pgn-rendered.js", "auto-pgn-source.js"],
	entries: ["src/chess/start.ts", "src/chess/main.tsx", "src/chess/link/main.ts", "src/chess/link/framed.ts", "src/chess/articles/main.tsx", "src/chess/articles/gallery-main.ts"],
	own: ["example.pgn", "chess.webmanifest"],
};

export const draughts: Facts = {
	key: "pdn",
	family: "draughts",
	home: "draughts/",
	rules: "rules/pdn/",
	icon: "⛂",
	ending: "pdn",
	module: "src/rooms/draughts.tsx",
	kit: ["pdn.js", "pdn-desk.js", "pdndesk.wasm", "pdn-read.js", "pdn.wasm", "pdnread.wasm", "pdn.css", "pdn-language", "auto-pdn-fen.js", "auto-pdn.js", "auto-pdn-read.js", "auto-pdn-rendered.js", "auto-pdn-source.js"],
	entries: ["src/draughts/start.ts", "src/draughts/main.tsx", "src/draughts/link/main.ts", "src/draughts/link/framed.ts", "src/draughts/articles/main.tsx", "src/draughts/articles/gallery-main.ts"],
	own: ["example.pdn", "draughts.webmanifest"],
};

export const problems: Facts = {
	key: "pbi",
	family: "problems",
	home: "problems/",
	rules: "rules/pbi/",
	icon: "♕",
	ending: "pbi",
	module: "src/rooms/problems.tsx",
	kit: ["pbi.js", "pbi-desk.js", "pbi-solve.js", "pbi.wasm", "pbiconvert.wasm", "pbidesk.wasm", "solve.wasm", "pbi.css", "pbi-language", "auto-pbi-play.js", "auto-pbi-read.js", "auto-pbi-rendered.js", "auto-pbi-source.js", "auto-pbi.js"],
	entries: ["src/problems/start.ts", "src/problems/main.tsx", "src/problems/link/main.ts", "src/problems/link/framed.ts", "src/problems/articles/main.tsx", "src/problems/articles/gallery-main.ts"],
	own: ["example.pbi", "problems.webmanifest"],
};

/** The way from the first page of a room to the root of the site. */
export const toRoot = ({ facts: { home } }: { facts: Facts }): string => "../".repeat(home.split("/").length - 1);

/** The file that its page has to look at, at the root of the site. */
export const exampleOf = ({ facts: { ending } }: { facts: Facts }): string => `example.${ending}`;

/** Those of all rooms of the site. */
export const all: readonly Facts[] = [bridge, chess, draughts, problems];
