// The worker's side of remote.ts: answers each message with one Reply.
import { KitLoadError } from "./errors.js";
import { GoInstance } from "./instance.js";
import type { Answer } from "./program.js";
import { type Greeting, nodeThreads, type Reply, type Request, type Setup, toFault } from "./thread.js";
import { sameVersion, version } from "./version.js";

type Message = Greeting | Setup | Request;

interface Scope {
	set onmessage(listen: (event: MessageEvent<Message>) => void);
	postMessage(reply: Reply, transfer: ArrayBuffer[]): void;
}

const scope = "postMessage" in globalThis ? (globalThis as unknown as Scope) : threadScope();
let program: GoInstance;

scope.onmessage = async ({ data }) => {
	let answer: Answer = {};
	try {
		if ("version" in data) await greet(data);
		else if ("module" in data) await start(data);
		else answer = await program.call(data.verb, data.argument, data.options);
	} catch (error) {
		scope.postMessage({ id: data.id, fault: toFault(error) }, []);
		return;
	}
	const transfer = Object.values(answer).flatMap((part: unknown) => (part instanceof Uint8Array ? [part.buffer as ArrayBuffer] : []));
	scope.postMessage({ id: data.id, answer }, transfer);
};

/** The same in a thread of Node. */
function threadScope(): Scope {
	const port = nodeThreads()?.parentPort;
	return {
		set onmessage(listen: (event: MessageEvent<Message>) => void) {
			port?.on("message", (data: Message) => listen({ data } as MessageEvent));
		},
		postMessage: (reply, transfer) => port?.postMessage(reply, transfer),
	};
}

async function greet(greeting: Greeting): Promise<void> {
	if (greeting.version !== version) {
		throw new KitLoadError(`worker.js is of pbnkit ${version}, but the page loaded pbnkit ${greeting.version}: ${sameVersion}`);
	}
	if (greeting.lock) await hold(greeting.lock);
}

async function start({ module, name }: Setup): Promise<void> {
	program = new GoInstance(module, name);
	await program.start();
}

/** Takes a lock, and never gives it back. A page that may have no locks has none to wait for either. */
function hold(lock: string): Promise<void> {
	return new Promise((resolve) => {
		navigator.locks.request(lock, () => new Promise(() => resolve())).catch(() => resolve());
	});
}
