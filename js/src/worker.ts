// The worker's side of remote.ts: answers each Request with one Reply.
import type { Answer } from "./engine.js";
import { toFault } from "./fault.js";
import { LocalEngine } from "./local.js";
import type { Reply, Request, Setup } from "./messages.js";

interface Scope {
	onmessage: ((event: MessageEvent<Setup | Request>) => void) | null;
	postMessage(reply: Reply, transfer: ArrayBuffer[]): void;
}

const scope = globalThis as unknown as Scope;
let engine: LocalEngine;

scope.onmessage = ({ data }) => {
	if ("module" in data) engine = new LocalEngine(data.module);
	else void reply(data);
};

async function reply({ id, verb, argument, options }: Request): Promise<void> {
	let answer: Answer = {};
	try {
		if (verb === "start") await engine.start();
		else answer = await engine.call(verb, argument, options);
	} catch (error) {
		scope.postMessage({ id, fault: toFault(error) }, []);
		return;
	}
	const transfer = [answer.json, answer.bytes].flatMap((bytes) => (bytes ? [bytes.buffer] : []));
	scope.postMessage({ id, answer }, transfer);
}
