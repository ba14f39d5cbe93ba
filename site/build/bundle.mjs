import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { build } from "esbuild";
import { oldColours } from "../../js/old-colours.mjs";
import { oldest, target } from "../../js/oldest.mjs";

/** The package is linked, not copied, so it would find a Preact of its own, and hooks need one for the whole page. */
export const onePreact = (root) => ({
	name: "one-preact",
	setup({ onResolve, resolve }) {
		const asked = Symbol("asked");
		onResolve({ filter: /^preact(\/|$)/ }, ({ path, kind, pluginData }) =>
			pluginData === asked ? undefined : resolve(path, { kind, resolveDir: root, pluginData: asked }),
		);
	},
});

/** What is no part of a bundle, by the names of the package's entries. */
export const beside = { pbnkit: "index.js", "pbnkit/desk": "desk.js", "pbnkit/pgn/desk": "pgn-desk.js", "pbnkit/pdn/desk": "pdn-desk.js", "pbnkit/pbi/desk": "pbi-desk.js", "pbnkit/auto": "auto.js", "pbnkit/pgn": "pgn.js", "pbnkit/pgn/read": "pgn-read.js", "pbnkit/pdn": "pdn.js", "pbnkit/pdn/read": "pdn-read.js", "pbnkit/pbi": "pbi.js", "pbnkit/pbi/solve": "pbi-solve.js" };

/** The package's loaders and its embed script are no part of a bundle: pages and articles load the same files. */
const besideTheBundle = (addresses) => ({
	name: "beside-the-bundle",
	setup({ onResolve }) {
		for (const [path, file] of Object.entries(beside)) {
			onResolve({ filter: new RegExp(`^${path}$`) }, () => ({ path: `../${addresses[file]}`, external: true }));
		}
	},
});

/** The table of rooms with one more row. */
const oneMoreRoom = (root, { facts, module }) => ({
	name: "one-more-room",
	setup({ onLoad }) {
		onLoad({ filter: /src[\\/]rooms[\\/]facts\.ts$/ }, ({ path }) => ({
			contents: `${readFileSync(path, "utf8")}
				import { facts as more } from ${JSON.stringify(join(root, facts))};
				(all as Facts[]).push(more);`,
			loader: "ts",
		}));
		onLoad({ filter: /src[\\/]rooms[\\/]table\.ts$/ }, ({ path }) => ({
			contents: `${readFileSync(path, "utf8")}
				import { facts as more } from ${JSON.stringify(join(root, facts))};
				(doors as Door[]).push({ facts: more, open: async () => (await import(${JSON.stringify(join(root, module))})).room });`,
			loader: "ts",
		}));
	},
});

/** A file of PBN is a text in a script. */
export const loader = { ".pbn": "text" };

/**
 * Builds the scripts and styles of the pages, with their content in their names.
 *
 * @param {{ root: string, dist: string, entryPoints: Record<string, string>, kit: Record<string, string>, define: Record<string, string> }} of
 * @param {{ facts: string, module: string }} [of.room] where the facts and the module are of another room than the site has, for a test
 * @returns {Promise<{ addresses: Record<string, string>, imports: Record<string, string[]>, roomsOf: (rooms: { key: string, module: string, entries: string[] }[]) => (address: string) => string[] }>}
 * where each is, by the name that pages have for it, what each script imports at once, and which rooms alone need a file: a room is a module that
 * is imported later, and the entries of its own pages
 */
export async function bundle({ root, dist, entryPoints, kit, define, room }) {
	const { metafile } = await build({
		absWorkingDir: root,
		entryPoints,
		outdir: dist,
		entryNames: "assets/[name]-[hash]",
		chunkNames: "assets/[name]-[hash]",
		bundle: true,
		splitting: true,
		minify: true,
		sourcemap: true,
		loader,
		metafile: true,
		format: "esm",
		target,
		plugins: [onePreact(root), besideTheBundle(kit), oldColours, ...(room ? [oneMoreRoom(root, room)] : [])],
		define,
		banner: { js: "/*! Preact and fflate, MIT: LICENSES.txt */" },
		logLevel: "warning",
	});
	const address = (path) => `assets/${basename(path)}`;
	const named = Object.fromEntries(Object.entries(entryPoints).map(([name, source]) => [source, name]));
	const outputs = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint && named[entryPoint]);
	return {
		addresses: Object.fromEntries(outputs.map(([path, { entryPoint }]) => [named[entryPoint] + path.slice(path.lastIndexOf(".")), address(path)])),
		imports: Object.fromEntries(outputs.map(([path]) => [address(path), importedAtOnce(metafile, path)])),
		roomsOf(rooms) {
			const begins = rooms.map(({ module, entries }) => {
				const isOf = ([, { entryPoint }]) => entryPoint === module;
				const [of] = Object.entries(metafile.outputs).find(isOf) ?? [];
				if (!of) throw new Error(`There is no ${module}.`);
				return [of, ...outputs.filter(([, { entryPoint }]) => entries.includes(entryPoint)).map(([path]) => path)];
			});
			const ofRooms = begins.flat();
			const addresses = (paths) => new Set([...paths].map(address));
			const ofAll = addresses(reached(outputs.flatMap(([path]) => (ofRooms.includes(path) ? [] : [path])), ofRooms));
			const needed = begins.map((own) => addresses(reached(own, ofRooms.filter((path) => !own.includes(path)))));
			return (path) => (ofAll.has(path) ? [] : rooms.flatMap(({ key }, at) => (needed[at].has(path) ? [key] : [])));
		},
	};

	/** What scripts import, at once or later, without some of them. */
	function reached(from, without) {
		const found = new Set();
		const visit = (path) => {
			if (without.includes(path) || found.has(path)) return;
			found.add(path);
			for (const { path: imported, external } of metafile.outputs[path].imports) if (!external) visit(imported);
		};
		for (const path of from) visit(path);
		return found;
	}

	function importedAtOnce(metafile, entry) {
		const found = new Set();
		const visit = (path) => {
			for (const { path: imported, kind, external } of metafile.outputs[path].imports) {
				if (kind !== "import-statement") continue;
				const name = external ? join(dirname(address(path)), imported) : address(imported);
				if (found.has(name)) continue;
				found.add(name);
				if (!external) visit(imported);
			}
		};
		visit(entry);
		return [...found];
	}
}

/**
 * Builds styles that scripts load, with their content in their names.
 *
 * @param {string} root
 * @param {string} dist
 * @param {Record<string, string>} entryPoints
 * @returns {Promise<Record<string, string>>} where each is, by its name
 */
export async function stylesOf(root, dist, entryPoints) {
	const { metafile } = await build({ absWorkingDir: root, entryPoints, outdir: dist, entryNames: "assets/room-[name]-[hash]", bundle: true, minify: true, sourcemap: true, metafile: true, target, plugins: [oldColours], logLevel: "warning" });
	const styles = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint);
	return Object.fromEntries(styles.map(([path, { entryPoint }]) => [Object.keys(entryPoints).find((name) => entryPoints[name] === entryPoint), `assets/${basename(path)}`]));
}

/**
 * Builds the script that says which browsers are too old, for those.
 *
 * @param {string} root
 * @param {Record<string, string>} sentences what it says, by the tags of languages
 * @returns {Promise<Uint8Array>}
 */
export async function scriptForOldest(root, sentences) {
	const { outputFiles } = await build({
		absWorkingDir: root,
		entryPoints: ["src/oldest.ts"],
		bundle: true,
		minify: true,
		write: false,
		format: "iife",
		target: "es5",
		charset: "utf8",
		define: { OLDEST: JSON.stringify(oldest), SENTENCES: JSON.stringify(sentences) },
		logLevel: "warning",
	});
	return outputFiles[0].contents;
}
