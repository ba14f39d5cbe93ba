// Loaded before the shell command, with --expose-gc: says at its end how much memory it needed at most, in MB: of the module, whose memory never
// becomes smaller, and without garbage. How much it took of the machine is a matter of that machine.
const { instantiate } = WebAssembly;
const modules = [];
WebAssembly.instantiate = async (...given) => {
	const made = await instantiate(...given);
	modules.push(Object.values(made.exports).find((each) => each instanceof WebAssembly.Memory));
	return made;
};

let held = 0;
setInterval(() => {
	globalThis.gc();
	const { heapUsed, arrayBuffers } = process.memoryUsage();
	held = Math.max(held, heapUsed + arrayBuffers);
}, 50).unref();

process.on("exit", () => {
	const ofModules = modules.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
	process.stderr.write(`most memory: ${Math.ceil((ofModules + held) / 1e6)}, with ${modules.length} modules\n`);
});
