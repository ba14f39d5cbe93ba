// Measures one thing in a page: see e2e/bench/chromium.go.
import { measure, measureBeside, measureTwoWorkers } from "./cases.mjs";

export function run(what, file, once, cpu) {
	const places = {
		entry: "/pbnkit/index.js",
		glue: "/go/wasm_exec.js",
		probe: async () => (await fetch("/bench/build/probe.wasm")).arrayBuffer(),
		modules: () => Promise.all(["/linked/pbn.wasm", "/pbnkit/pbn.wasm"].map(async (url) => (await fetch(url)).arrayBuffer())),
		bytes: async () => new Uint8Array(await (await fetch(file)).arrayBuffer()),
		stream: async () => (await fetch(file)).body,
		cpu: async () => (await fetch(cpu)).json(),
	};
	if (what === "export, two workers") return measureTwoWorkers(places);
	const [verb, beside] = what.split(", ");
	if (beside === "beside plain") return measureBeside(verb, places);
	return measure(what, places, once);
}
