import type { ByteSink, NodeSink } from "./types.js";

/** What pieces are written with. */
type Writer = ReturnType<ByteSink["getWriter"]>;

/** Whether pieces can be written to it: a WritableStream, whose kind may be another, or a Writable of Node. */
export function isSink(value: object): value is ByteSink | NodeSink {
	const has = (name: string) => typeof (value as Record<string, unknown>)[name] === "function";
	return has("getWriter") || ["write", "end", "destroy", "on", "off"].every(has);
}

export function writerOf(to: ByteSink | NodeSink): Writer {
	return "getWriter" in to ? to.getWriter() : writerOfNode(to);
}

function writerOfNode(to: NodeSink): Writer {
	let fail: (reason: unknown) => void = () => undefined;
	// Also what is not an answer to a write: where nobody listens, it would end the program.
	const failed = new Promise<never>((_, reject) => (fail = reject));
	failed.catch(() => undefined);
	const onClose = () => fail(new Error("the stream was closed before all was written"));
	to.on("error", fail);
	to.on("close", onClose);
	const isOpen = isStandard(to);
	return {
		write: (piece) => Promise.race([failed, new Promise<void>((resolve, reject) => to.write(piece, (error) => (error ? reject(error) : resolve())))]),
		close() {
			if (isOpen) return Promise.resolve();
			return Promise.race([
				failed,
				new Promise<void>((resolve, reject) => {
					to.off("close", onClose);
					to.end((error?: Error | null) => (error ? reject(error) : resolve()));
				}),
			]);
		},
		async abort(reason) {
			if (!isOpen) to.destroy(reason instanceof Error ? reason : new Error(String(reason)));
		},
		releaseLock() {
			to.off("close", onClose);
			// An error that a write has answered with comes as an event after it.
			setTimeout(() => to.off("error", fail));
		},
	};
}

/** The streams of a process stay open, as where a stream is piped into them. */
function isStandard(to: NodeSink): boolean {
	const { process } = globalThis as { process?: { stdout?: unknown; stderr?: unknown } };
	return to === process?.stdout || to === process?.stderr;
}
