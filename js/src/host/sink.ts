import { until } from "./abort.js";
import type { ByteSink } from "./types.js";

/**
 * What `work` comes to, which writes to a stream: one piece after another, when the stream has room. Then the stream is
 * closed; where something fails it is aborted. Rejects as the stream does, and as `work`.
 */
export async function writing<Result>(
	to: ByteSink,
	signal: AbortSignal | undefined,
	work: (write: (piece: Uint8Array<ArrayBuffer>) => Promise<void>) => Promise<Result>,
): Promise<Result> {
	const writer = to.getWriter();
	try {
		const result = await work((piece) => until(signal, writer.write(piece)));
		await until(signal, writer.close());
		return result;
	} catch (error) {
		writer.abort(error).catch(() => undefined);
		throw error;
	} finally {
		writer.releaseLock();
	}
}
