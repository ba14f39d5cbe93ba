/** What the exit code tells; the worst of several files counts. */
export const exit = { fine: 0, errors: 1, failed: 2 } as const;

export type Exit = (typeof exit)[keyof typeof exit];

export function worst(a: Exit, b: Exit): Exit {
	return a > b ? a : b;
}

/** Of a file that was read to its end. */
export function exitOf({ counts }: { counts: { error: number } }): Exit {
	return counts.error > 0 ? exit.errors : exit.fine;
}
