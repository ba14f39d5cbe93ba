/** The package's other files as text; build.mjs provides it. */
declare module "pbnkit:inside" {
	/** pbn.wasm, zipped, in base64. */
	export const gzippedModule: string;
	/** worker.js as a classic script. */
	export const workerScript: string;
}
