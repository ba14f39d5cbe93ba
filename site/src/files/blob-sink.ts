/** How much is in the page's memory, in bytes, before the browser gets it for its own, which may be on the disk. */
const most = 1024 * 1024;

/** A stream that makes a Blob of what is written to it. */
export function blobSink(type: string): { to: WritableStream<Uint8Array>; blob: () => Blob } {
	let parts: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	const blobs: Blob[] = [];
	const gather = () => {
		blobs.push(new Blob(parts));
		parts = [];
		size = 0;
	};
	const to = new WritableStream<Uint8Array>({
		write(part) {
			parts.push(part as Uint8Array<ArrayBuffer>);
			size += part.length;
			if (size >= most) gather();
		},
		close: gather,
	});
	return { to, blob: () => new Blob(blobs, { type }) };
}
