// Builds dist/ from src/ and the package's dist/: a folder that any static host can serve from any path.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle, scriptForOldest, stylesOf } from "./build/bundle.mjs";
import { compress } from "./build/compress.mjs";
import { firstDeal } from "./build/first-deal.mjs";
import { firstGames } from "./build/first-game.mjs";
import { fingerprint, put } from "./build/files.mjs";
import { headersFile } from "./build/headers.mjs";
import { copyKit } from "./build/kit.mjs";
import { licences } from "./build/licences.mjs";
import { fromRoot, linked } from "./build/link.mjs";
import { manifests } from "./build/manifest.mjs";
import { movedPage } from "./build/moved.mjs";
import { prerendered } from "./build/prerender.mjs";
import { rulePages } from "./build/rule-pages.mjs";
import { buildServiceWorker } from "./build/service-worker.mjs";
import { docs } from "./docs.mjs";
import { htmlOfPages } from "./pages.mjs";
import { rulebook } from "./rulebook.mjs";
import { source } from "./source.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));
const dist = process.env.DIST ?? join(root, "dist");
// A test adds a room of its own.
const room = process.env.ANOTHER_ROOM && { facts: `${process.env.ANOTHER_ROOM}/facts.ts`, module: `${process.env.ANOTHER_ROOM}/room.tsx` };
const kitFolder = join(root, "../js/dist");

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);

const { version } = JSON.parse(readFileSync(join(kitFolder, "../package.json"), "utf8"));
const kit = copyKit(kitFolder, version, dist);
const rulePageFiles = {};
for (const [key, file, name] of [["pbn", "rules.txt", "rule-pages"], ["pgn", "pgn-rules.txt", "chess-rule-pages"], ["pdn", "pdn-rules.txt", "draughts-rule-pages"], ["pbi", "pbi-rules.txt", "problem-rule-pages"]]) {
	const pages = await rulePages(kitFolder, file);
	rulePageFiles[key] = `assets/${name}-${fingerprint(pages)}.txt`;
	put(join(dist, rulePageFiles[key]), pages);
}
// What loads the styles of a room has to know where they are, before scripts are built.
const roomStyles = await stylesOf(root, dist, { pgn: "src/chess.css", pdn: "src/draughts.css", pbi: "src/problems.css" });
const { owedIn } = await source("draughts/owed");
const define = {
	RULE_PAGES: JSON.stringify(rulePageFiles),
	PBNKIT_VERSION: JSON.stringify(version),
	KIT_FOLDER: JSON.stringify(kit.addresses["auto.js"].replace("auto.js", "")),
	AUTO_INTEGRITY: JSON.stringify(kit.integrity),
	...(await firstDeal(root)),
	...(await firstGames(root, owedIn)),
	ROOM_STYLES: JSON.stringify(roomStyles),
	LANGUAGES: JSON.stringify(Object.fromEntries(Object.entries(kit.addresses).filter(([name]) => name.startsWith("language/")))),
};
const scripts = await bundle({
	root,
	dist,
	entryPoints: {
		start: "src/start.ts",
		app: "src/main.tsx",
		"chess-start": "src/chess/start.ts",
		chess: "src/chess/main.tsx",
		"chess-link": "src/chess/link/main.ts",
		"chess-frame": "src/chess/link/framed.ts",
		"draughts-start": "src/draughts/start.ts",
		draughts: "src/draughts/main.tsx",
		"draughts-link": "src/draughts/link/main.ts",
		"draughts-frame": "src/draughts/link/framed.ts",
		"problems-start": "src/problems/start.ts",
		problems: "src/problems/main.tsx",
		"problems-link": "src/problems/link/main.ts",
		"problems-frame": "src/problems/link/framed.ts",
		link: "src/link/main.ts",
		publish: "src/publish/main.tsx",
		embed: "src/embed/main.ts",
		install: "src/install/main.ts",
		frame: "src/frame/main.ts",
		gallery: "src/gallery/main.ts",
		"chess-publish": "src/chess/articles/main.tsx",
		"chess-gallery": "src/chess/articles/gallery-main.ts",
		"draughts-publish": "src/draughts/articles/main.tsx",
		"draughts-gallery": "src/draughts/articles/gallery-main.ts",
		"problems-publish": "src/problems/articles/main.tsx",
		"problems-gallery": "src/problems/articles/gallery-main.ts",
		reference: "src/reference/main.ts",
		converter: "src/style.css",
		articles: "src/articles.css",
		"publish-page": "src/publish.css",
		"chess-publish-page": "src/chess-publish.css",
		"draughts-publish-page": "src/draughts-publish.css",
		"problems-publish-page": "src/problems-publish.css",
		"embed-page": "src/embed.css",
		rules: "src/rules.css",
		"reference-page": "src/reference.css",
		text: "src/text.css",
	},
	kit: kit.addresses,
	define,
	room,
});
const icons = Object.fromEntries(
	readdirSync(join(root, "src/icons")).map((name) => {
		const content = readFileSync(join(root, "src/icons", name));
		const address = `assets/${name.replace(/\.(\w+)$/, `-${fingerprint(content)}.$1`)}`;
		put(join(dist, address), content);
		return [name, address];
	}),
);
const { languages } = await source("languages");
const wordsOf = async (path) => (await source(`words/${path}`))[path.slice(-2)];
// What the pages' HTML says: of rooms by their names.
const tables = Object.fromEntries(await Promise.all(languages.map(async ([tag]) => [tag, { ...(await wordsOf(tag)), bridge: await wordsOf(`bridge/${tag}`), chess: await wordsOf(`chess/${tag}`), draughts: await wordsOf(`draughts/${tag}`), problems: await wordsOf(`problems/${tag}`), chessArticles: await wordsOf(`chess-articles/${tag}`), draughtsArticles: await wordsOf(`draughts-articles/${tag}`), problemsArticles: await wordsOf(`problems-articles/${tag}`) }])));
const forOldest = await scriptForOldest(root, Object.fromEntries(Object.entries(tables).map(([tag, { tooOld }]) => [tag, tooOld])));
const oldestAddress = `assets/oldest-${fingerprint(forOldest)}.js`;
put(join(dist, oldestAddress), forOldest);
const addresses = { ...kit.addresses, ...scripts.addresses, ...icons, "oldest.js": oldestAddress, "chess.css": roomStyles["pgn"], "draughts.css": roomStyles["pdn"], "problems.css": roomStyles["pbi"] };

/** The components that are pages, by their places in them. */
const drawn = {
	'<div id="app">': await prerendered({ root, define }, "./src/bridge-page.tsx", "BridgePage"),
	'<div id="app" data-home="chess">': await prerendered({ root, define }, "./src/chess/page.tsx", "ChessPage"),
	'<div id="app" data-home="draughts">': await prerendered({ root, define }, "./src/draughts/page.tsx", "DraughtsPage"),
	'<div id="app" data-home="problems">': await prerendered({ root, define }, "./src/problems/page.tsx", "ProblemsPage"),
	'<main id="builder" data-home="chess">': await prerendered({ root, define }, "./src/chess/articles/page.tsx", "ChessBuilder"),
	'<main id="builder" data-home="draughts">': await prerendered({ root, define }, "./src/draughts/articles/page.tsx", "DraughtsBuilder"),
	'<main id="builder" data-home="problems">': await prerendered({ root, define }, "./src/problems/articles/page.tsx", "ProblemsBuilder"),
	'<main id="builder">': await prerendered({ root, define }, "./src/publish/page.tsx", "BridgeBuilder"),
};
const { gallery } = await source("gallery/page");
const { bridgeGallery } = await source("gallery/bridge");
const { chessGallery } = await source("chess/articles/gallery");
const { draughtsGallery } = await source("draughts/articles/gallery");
const { problemsGallery } = await source("problems/articles/gallery");
const rules = await rulebook();
const pages = htmlOfPages(
	{
		folder: join(root, "src/pages"),
		bodies: { "articles.html": gallery(bridgeGallery), "chess/articles.html": gallery(chessGallery), "draughts/articles.html": gallery(draughtsGallery), "problems/articles.html": gallery(problemsGallery) },
		values: {
			version,
			kit: kit.addresses["index.js"].replace(/[^/]*$/, ""),
			// Those who show a link to a page want a whole address of its picture.
			card: cardOf("card.png"),
			chessCard: cardOf("chess-card.png"),
			draughtsCard: cardOf("draughts-card.png"),
			problemsCard: cardOf("problems-card.png"),
			languages: languages.map(([tag, name]) => `\t\t\t\t\t\t<option value="${tag}" lang="${tag}">${name}</option>`).join("\n"),
		},
		tables,
	},
	[...rules, ...docs()],
);
// The footer can wait, and where no script runs nothing is fetched ahead for it.
const { [scripts.addresses["frame.js"]]: _, ...ahead } = scripts.imports;
for (const [path, source] of Object.entries(pages)) {
	const html = Object.entries(drawn).reduce((html, [place, component]) => html.replace(place, () => place + component), source);
	const page = linked(html, addresses, ahead);
	// Hosts show it in the place of what is missing, in whatever folder. Without it, some send the first page instead.
	put(join(dist, path), path === "404.html" ? fromRoot(page, process.env.SITE_ROOT ?? "/") : page);
}
const moved = rules.filter(({ before }) => before);
for (const { file, before, title } of moved) put(join(dist, before), movedPage({ title, to: `${"../".repeat(before.split("/").length - 1)}${file}` }));
put(join(dist, "LICENSES.txt"), licences(root));
copyFileSync(join(kitFolder, "../README.md"), join(dist, "README.txt"));
for (const ending of ["pbn", "pgn", "pdn", "pbi"]) copyFileSync(join(root, `src/example.${ending}`), join(dist, `example.${ending}`));
for (const [path, manifest] of Object.entries(manifests(icons))) put(join(dist, path), `${JSON.stringify(manifest, null, "\t")}\n`);
put(join(dist, "_headers"), headersFile(Object.keys(pages), kit.addresses));
// GitHub Pages would leave out what begins with an underscore; Cloudflare compresses by itself.
put(join(dist, ".nojekyll"), "");
put(join(dist, ".assetsignore"), "*.br\n*.gz\n*.map\n.nojekyll\n");
await buildServiceWorker(root, dist, { moved: new Set(moved.map(({ before }) => before)), roomsOf: await roomsOf() });
await compress(dist);

function cardOf(name) {
	return new URL(addresses[name], process.env.SITE_URL ?? "https://pbnkit.invalid/").href.replace("https://pbnkit.invalid/", "{root}");
}

/** Which rooms alone need a file; none of them where all pages may. */
async function roomsOf() {
	const all = [...(await source("rooms/facts")).all, ...(room ? [(await source(`../${room.facts}`)).facts] : [])];
	const ofScripts = scripts.roomsOf(all.map(({ key, module, entries = [] }) => ({ key, module, entries })));
	const alone = all.map(({ key, home, rules, kit: names = [], own = [] }) => ({ key, folders: [home, rules].filter(Boolean), files: new Set([...own, ...[roomStyles[key], rulePageFiles[key]].filter(Boolean), ...Object.keys(kit.addresses).filter((path) => names.some((name) => path === name || path.startsWith(`${name}/`))).map((path) => kit.addresses[path])]) }));
	return (path) => {
		const its = alone.find(({ folders, files }) => files.has(path) || folders.some((folder) => path.startsWith(folder)));
		return its ? [its.key] : ofScripts(path);
	};
}
