/** Go's runtime glue, as `go-glue.mjs` wraps it. */
declare module "go:wasm_exec" {
	export interface Go {
		/** Is called with the exit status when the program ends. */
		exit: (status: number) => void;
		importObject: WebAssembly.Imports;
		/** The environment of the Go program. */
		env: Record<string, string>;
		/** Whether the Go program has ended. */
		exited?: boolean;
		/** The timers that it has set. */
		_scheduledTimeouts: Map<number, number>;
		/** Resolves when the Go program ends; what it does before it first waits is done when this returns. */
		run(instance: WebAssembly.Instance): Promise<void>;
	}
	/** The Go whose glue this is, as `runtime.Version()` says it. */
	export const goVersion: string;
	/** The class `Go`, working with `global` in place of the real global object. */
	export function goClass(global: object): new () => Go;
}
