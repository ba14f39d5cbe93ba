import { Client, disposable } from "../host/client.js";
import { Engine } from "../host/engine.js";
import { GoInstance } from "../host/instance.js";
import { toModule } from "../host/module.js";
import { Api, globalName } from "../pbn/api.js";
import { readModule } from "../pbn/assets.js";
import type { Pbn } from "../pbn/types.js";

type Later = "validate" | "export" | "exportDocument" | "apply" | "edit" | "write" | "convert" | "deal" | "auction" | "play" | "solve" | "solvePlay" | "optimum" | "explain" | "rules" | "nags";

/**
 * Loads read.wasm, which is as much of the core as shows the blocks of a page, and starts it. What else a `Pbn` does, the whole module
 * does, which is loaded when that is asked for. Rejects as `load` of the package does.
 */
export async function load(): Promise<Pbn> {
	const module = toModule(readModule(), new AbortController().signal);
	const engine = new Engine(() => new GoInstance(module, globalName));
	const reader = new Api(new Client({ calls: engine, jobs: engine }), undefined);
	let whole: Promise<Pbn> | undefined;
	const later = <Name extends Later>(name: Name) =>
		(async (...given: unknown[]) => {
			engine.throwIfClosed();
			// What failed may be tried again.
			whole ??= import("../index.js").then((pbnkit) => pbnkit.load()).catch((error) => {
				whole = undefined;
				throw error;
			});
			const call = (await whole)[name] as (...given: unknown[]) => unknown;
			return call(...given);
		}) as unknown as Pbn[Name];
	try {
		await engine.start();
	} catch (error) {
		reader.close();
		throw error;
	}
	return disposable({
		parse: reader.parse,
		games: reader.games,
		blocks: reader.blocks,
		validate: later("validate"),
		export: later("export"),
		exportDocument: later("exportDocument"),
		apply: later("apply"),
		edit: later("edit"),
		write: later("write"),
		convert: later("convert"),
		deal: later("deal"),
		auction: later("auction"),
		play: later("play"),
		solve: later("solve"),
		solvePlay: later("solvePlay"),
		optimum: later("optimum"),
		explain: later("explain"),
		rules: later("rules"),
		nags: later("nags"),
		close() {
			reader.close();
			whole?.then((pbn) => pbn.close()).catch(() => undefined);
		},
	});
}
