import { useEffect, useRef, useState } from "preact/hooks";
import { whyNot } from "../../files/convert.js";

/** Something that prints: how many items it has read, undefined while it does not run, and why it failed. */
export function usePrinting() {
	const [progress, setProgress] = useState<number>();
	const [problem, setProblem] = useState<string>();
	const stop = useRef<AbortController>(undefined);
	useEffect(() => () => stop.current?.abort(), []);
	const start = (run: (signal: AbortSignal, onProgress: (done: number) => void) => Promise<void>) => {
		const controller = (stop.current = new AbortController());
		setProblem(undefined);
		setProgress(0);
		run(controller.signal, setProgress)
			.catch((error) => {
				if (!controller.signal.aborted) setProblem(whyNot(error));
			})
			.finally(() => setProgress(undefined));
	};
	return { progress, problem, start, stop: () => stop.current?.abort() };
}
