// Counts beside the thread of the tests, which may be in a loop, how long nothing has ended: see hanging.mjs. It writes by itself, since a thread's
// console goes through the main one.
import { readdirSync, readFileSync, writeSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";

const { patience, endurance } = workerData;

/** What a file of the system says; "" if a process has ended meanwhile, or if this is not Linux. */
function told(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}

function entries(folder) {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}

/** The numbers of this process and of those that it has started. */
function family() {
	const children = new Map();
	for (const name of entries("/proc").filter((name) => /^\d+$/.test(name))) {
		// The name of the program, in parentheses, may have anything in it.
		const [, parent] = told(`/proc/${name}/stat`).replace(/^.*\)/s, "").trim().split(" ");
		children.set(parent, [...(children.get(parent) ?? []), name]);
	}
	const found = [String(process.pid)];
	for (const each of found) found.push(...(children.get(each) ?? []));
	return found;
}

/** What each thread has done since it began, in seconds: how long it has run, and how long it was ready while others had the processors. */
function threads() {
	const all = new Map();
	for (const one of family()) {
		for (const thread of entries(`/proc/${one}/task`)) {
			const [ran, queued] = told(`/proc/${one}/task/${thread}/schedstat`).split(" ").map((text) => Number(text) / 1e9);
			if (queued !== undefined) all.set(`${one} ${thread}`, { ran, queued });
		}
	}
	return all;
}

let doing = "before the first test";
let idle = 0;
let ran = 0;
let last = threads();
let at = performance.now();

parentPort.on("message", (now) => {
	doing = now;
	idle = 0;
	ran = 0;
});

setInterval(() => {
	const passed = (performance.now() - at) / 1000;
	at = performance.now();
	const before = last;
	last = threads();
	let busy = 0;
	for (const [name, now] of last) {
		const begun = before.get(name) ?? { ran: 0, queued: 0 };
		ran += now.ran - begun.ran;
		busy += now.ran - begun.ran + now.queued - begun.queued;
	}
	idle += Math.max(0, passed - busy);
	if (idle < patience && ran < endurance) return;
	writeSync(2, `\nA test hangs: nothing ended in ${idle >= patience ? `${patience} s in which nothing was done` : `${endurance} s of CPU time`}, ${doing}\n`);
	process.kill(process.pid, "SIGKILL");
}, 1000);
