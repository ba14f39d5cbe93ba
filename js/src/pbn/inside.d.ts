/** The package's other files as text; build.mjs provides it. */
declare module "pbnkit:inside" {
	/** pbn.wasm, zipped, in base64. */
	export const gzippedModule: string;
	/** The text of rules.txt. */
	export const rules: string;
	/** worker.js as a classic script. */
	export const workerScript: string;
}
