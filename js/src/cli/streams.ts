// Standard output and standard error.

/** The exit status if the program ended now. */
let reached = 0;

/** Says what the exit status would be if nothing else were found. */
export function reach(status: number): void {
	reached = status;
}

/**
 * Writes to a stream, and tells when it has taken that, or why it has not. Where nobody reads any more, as with `| head`, the program ends quietly.
 */
export function write(stream: NodeJS.WriteStream, content: string | Uint8Array, taken: (error: unknown) => void): void {
	// The error comes here, too, and would end the program.
	if (stream.listenerCount("error") === 0) stream.on("error", () => undefined);
	let isTold = false;
	const tell = (error: unknown) => {
		if ((error as NodeJS.ErrnoException | undefined)?.code === "EPIPE") process.exit(reached);
		if (!isTold) taken(error);
		isTold = true;
	};
	try {
		stream.write(content, tell);
	} catch (error) {
		tell(error); // Deno throws what Node tells
	}
}
