import { useEffect, useState } from "preact/hooks";

/** Words that come when something is first drawn, from a file for each language; undefined until they are there, and others where they cannot be loaded. */
export function useLate<Words extends object>(files: Readonly<Record<string, () => Promise<Words>>>, tag: string, others: Words): Words | undefined {
	const [words, setWords] = useState<Words>();
	useEffect(() => {
		let isGone = false;
		const load = async () => (await files[tag]?.().catch(() => undefined)) ?? others;
		void load().then((words) => isGone || setWords(words));
		return () => {
			isGone = true;
		};
	}, [tag]);
	return words;
}
