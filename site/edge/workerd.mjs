// Runs the Worker under workerd, the runtime of Cloudflare Workers, on a free port of loopback as wrangler.jsonc has it, and
// prints its address: node workerd.mjs [FOLDER], where FOLDER is another than that of the built Worker.
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Miniflare } from "miniflare";

const here = dirname(fileURLToPath(import.meta.url));
const config = JSON.parse((await readFile(join(here, "wrangler.jsonc"), "utf8")).replace(/^\s*\/\/.*$/gm, ""));
const main = join(here, config.main);
const folder = resolve(process.argv[2] ?? dirname(main));
const { assets } = config;

/** The type of a module: wrangler knows that of wasm, and leaves out what no rule names. */
function typeOf(name) {
	if (extname(name) === ".wasm") return "CompiledWasm";
	return config.rules.find(({ globs }) => globs.includes(`*${extname(name)}`))?.type;
}
const names = (await readdir(folder)).filter(typeOf);
// The first one is that which runs.
names.sort((a, b) => Number(b === basename(main)) - Number(a === basename(main)));

const runtime = new Miniflare({
	name: config.name,
	host: "127.0.0.1",
	port: 0,
	// Else it asks a server of Cloudflare's what a request from here would look like.
	cf: false,
	compatibilityDate: config.compatibility_date,
	modulesRoot: folder,
	modules: names.map((name) => ({ type: typeOf(name), path: join(folder, name) })),
	assets: {
		directory: join(here, assets.directory),
		binding: assets.binding,
		assetConfig: { not_found_handling: assets.not_found_handling },
		routerConfig: { has_user_worker: true, static_routing: { user_worker: assets.run_worker_first } },
	},
});
console.log(String(await runtime.ready));

// Who started this one ends it by closing its standard input, or by going away.
process.stdin.resume().once("end", async () => {
	await runtime.dispose();
	process.exit();
});
