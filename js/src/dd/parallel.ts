/**
 * Does something with each element, so many at a time, in their order. The first failure stops the others and is what it rejects with, as is the
 * reason of the signal.
 *
 * @param work gets a signal that is aborted where another fails, too
 */
export async function inParallel<Element>(
	elements: Iterable<Element> | AsyncIterable<Element>,
	most: number,
	signal: AbortSignal | undefined,
	work: (element: Element, signal: AbortSignal) => Promise<void>,
): Promise<void> {
	const stop = new AbortController();
	const abort = () => stop.abort(signal?.reason);
	if (signal?.aborted) abort();
	signal?.addEventListener("abort", abort, { once: true });
	const each = Symbol.asyncIterator in elements ? elements[Symbol.asyncIterator]() : elements[Symbol.iterator]();
	const one = async () => {
		while (!stop.signal.aborted) {
			const { done, value } = await each.next();
			if (done) break;
			await work(value, stop.signal);
		}
	};
	try {
		await Promise.all(Array.from({ length: most }, one));
		signal?.throwIfAborted();
	} catch (error) {
		stop.abort(error);
		throw error;
	} finally {
		signal?.removeEventListener("abort", abort);
		if (stop.signal.aborted) await each.return?.();
	}
}
