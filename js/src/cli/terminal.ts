// What is written to standard output and standard error, and how it looks there.
import { exit } from "./exit.js";
import { reason } from "./input.js";
import { say } from "./words.js";

export type Out = NodeJS.WriteStream;

/** Resolves when the stream has taken it; a stream that takes no more ends the program, as `endWithoutReaders` has it. */
export function write(stream: Out, content: string | Uint8Array): Promise<void> {
	return new Promise((resolve) => {
		stream.write(content, (error) => {
			if (!error) resolve();
		});
	});
}

/** Ends quietly when nobody reads any more, as with `| head`, and with a message when a disk is full. */
export function endWithoutReaders(): void {
	for (const stream of [process.stdout, process.stderr]) {
		stream.on("error", (error: NodeJS.ErrnoException) => {
			if (error.code === "EPIPE") process.exit();
			if (stream === process.stdout) process.stderr.write(`pbn: ${say("outputNotWritten", { reason: reason(error) })}\n`);
			process.exit(exit.failed);
		});
	}
}

/** Whether colours are wanted, by --color, or by the conventions of NO_COLOR and FORCE_COLOR; as in Node, the latter wins. */
export function wantsColor(stream: Out, when = "auto", { FORCE_COLOR, NO_COLOR, TERM } = process.env): boolean {
	if (when !== "auto") return when === "always";
	if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
	return stream.isTTY === true && !NO_COLOR && TERM !== "dumb";
}

/**
 * Bytes for a stream, piece by piece: as they are, except that a terminal gets a question mark for each byte that would do something
 * to it.
 */
export function forStream(stream: Out): (piece: Uint8Array) => Uint8Array {
	if (!stream.isTTY) return (piece) => piece;
	const layout = [0x09, 0x0a, 0x0d];
	let last = 0;
	return (piece) =>
		piece.map((byte) => {
			const control = byte < 0x20 ? !layout.includes(byte) : byte === 0x7f;
			const c1 = byte >= 0x80 && byte < 0xa0 && last === 0xc2;
			last = byte;
			return control || c1 ? 0x3f : byte;
		});
}
