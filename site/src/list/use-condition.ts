import type { Encoding } from "pbnkit";
import type { DeskMistake } from "pbnkit/desk";
import { useEffect, useState } from "preact/hooks";
import { whyNot } from "../files/convert.js";
import type { ReadingWorker } from "../files/reading-worker.js";
import { isCondition, type ListDesk } from "./condition.js";

/** How long somebody may be writing until the search begins, in milliseconds. */
const pause = 250;

/** What a condition has found. */
export interface Chosen {
	/** The numbers of the items; undefined until they are known. */
	numbers: ReadonlySet<number> | undefined;
	isBusy: boolean;
	/** What is wrong with which condition, as it was then. */
	condition: string;
	mistake: DeskMistake | undefined;
	/** Whether the file is of another notation, in which nothing is found. */
	isOther: boolean;
	problem: string | undefined;
}

const nothing: Chosen = { numbers: undefined, isBusy: true, condition: "", mistake: undefined, isOther: false, problem: undefined };

/** The items of a file for which the query is true, where that is a condition. The desk is loaded when the first one is there. */
export function useCondition(desk: ReadingWorker<ListDesk>, { file, encoding }: { file: File; encoding: Encoding | undefined }, query: string): Chosen | undefined {
	const condition = isCondition(query) ? query : undefined;
	const [chosen, setChosen] = useState<Chosen>(nothing);
	useEffect(() => {
		if (condition === undefined) return setChosen(nothing);
		const stop = new AbortController();
		const leave = desk.use();
		const show = (of: Partial<Chosen>) => stop.signal.aborted || setChosen((before) => ({ ...nothing, numbers: before.numbers, ...of }));
		const look = async () => {
			const client = await desk.get();
			const mistake = await client.check(condition);
			if (mistake) return show({ isBusy: false, condition, mistake });
			const { files, gameCount } = await client.find(file, { where: condition, signal: stop.signal, ...(encoding && { sourceEncoding: encoding }) });
			show({ isBusy: false, numbers: new Set(files[0]?.games), isOther: gameCount === 0 });
		};
		show({});
		const waiting = setTimeout(() => look().catch((error: unknown) => show({ isBusy: false, problem: whyNot(error) })), pause);
		return () => {
			stop.abort();
			clearTimeout(waiting);
			leave();
		};
	}, [desk, file, encoding, condition]);
	return condition === undefined ? undefined : chosen;
}
