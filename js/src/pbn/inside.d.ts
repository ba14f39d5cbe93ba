/** The package's other files as text; build.mjs provides it. */
declare module "pbnkit:inside" {
	/** pbn.wasm, zipped, in base64. */
	export const gzippedModule: string;
	/** dd.wasm, in the same way. */
	export const gzippedSolver: string;
	/** The text of rules.txt. */
	export const rules: string;
	/** worker.js as a classic script. */
	export const workerScript: string;
	/** Of each module by its name, as the attribute `integrity` has it. */
	export const integrity: Record<"pbn.wasm" | "lin.wasm" | "dd.wasm", string>;
}
