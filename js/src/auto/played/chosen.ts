/** Which games of a text are shown, by their numbers and in the order that a writer names them: "3", or "1-4,7". All where nothing is said. */
export function chosenByNumber<Game extends { number: number }>(games: readonly Game[], choice: string | undefined): readonly Game[] {
	if (!choice) return games;
	const ranges = choice.split(",").map((part) => {
		const [, from = "0", to = from] = /^\s*(\d+)(?:\s*[-–]\s*(\d+))?\s*$/.exec(part) ?? [];
		return [Number(from), Number(to)] as const;
	});
	return [...new Set(ranges.flatMap(([from, to]) => games.slice(Math.max(0, from - 1), to)))];
}
