// Measures one thing in a page: see e2e/bench/chromium.go.
import { measure, measureTwoWorkers } from "./cases.mjs";

export function run(what, file, once, cpu) {
	const places = {
		entry: "/pbnkit/index.js",
		glue: "/go/wasm_exec.js",
		probe: async () => (await fetch("/bench/build/probe.wasm")).arrayBuffer(),
		bytes: async () => new Uint8Array(await (await fetch(file)).arrayBuffer()),
		stream: async () => (await fetch(file)).body,
		cpu: async () => (await fetch(cpu)).json(),
	};
	return what === "export, two workers" ? measureTwoWorkers(places) : measure(what, places, once);
}
