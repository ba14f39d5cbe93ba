/** The package's other files, beside a classic script: what assets.ts is in pbnkit.iife.js. */
import { integrity } from "pbnkit:inside";
import { KitLoadError } from "../host/errors.js";

/** A page of another site can have no worker from here. */
export { ownWorker } from "./blob-worker.js";

/** Known only while the script runs for the first time. */
const { src } = (document.currentScript ?? {}) as Partial<HTMLScriptElement>;

/** A file beside the script. Throws KitLoadError. */
export function beside(name: string): URL {
	if (!src) throw new KitLoadError(`this script does not know where it is, so it cannot find ${name}: load pbnkit.iife.js by a <script src>`);
	return new URL(name, src);
}

/** What `load` takes where it is given nothing. */
export const ownModule = () => module("pbn.wasm");

/** The solver, where `load` is given none. */
export const ownSolver = () => module("dd.wasm");

/** What converts; the first call that needs it loads it. */
export const linModule = () => module("lin.wasm");

/** The very module that the script was built with, so that the script's integrity holds for it, too. */
function module(name: keyof typeof integrity): Promise<Response> {
	return fetch(beside(name), { integrity: integrity[name] });
}

/** The pages of the rules. */
export function ownRules(): URL {
	return beside("rules.txt");
}

export const rulesHint = "is rules.txt beside pbnkit.iife.js?";
