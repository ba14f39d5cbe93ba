import type { DiagramMan } from "pbnkit/pbi/viewer";
import { useEffect, useState } from "preact/hooks";
import { squareOf } from "../../played/articles/position/men-board.js";
import { ofProblems } from "../reading-worker.js";
import type { Draft, Man } from "./draft.js";

/** How a man is drawn. */
export type Look = Pick<DiagramMan, "like" | "turn">;

const usual: Readonly<Record<string, Look>> = { K: { like: "K" }, Q: { like: "Q" }, R: { like: "R" }, B: { like: "B" }, S: { like: "N" }, P: { like: "P" } };

/** What the module says of the others, once it was asked. */
const known = new Map<string, Look>();

/** How the men of these names are drawn; fairy pieces with their names until the module has said it. */
export function useLooks(names: readonly string[]): (name: string) => Look {
	const unknown = [...new Set(names)].filter((name) => /^\w{1,3}$/.test(name) && !usual[name] && !known.has(name)).sort();
	const asked = unknown.join();
	const [, setVersion] = useState(0);
	useEffect(() => {
		if (unknown.length === 0) return;
		let left = false;
		(async () => {
			const kit = await ofProblems.get();
			const men = unknown.map((name, n) => `${name}${squareOf(n % 64)}`).join(", ");
			const { problems } = await kit.parse(`#PBI 1.2\n::#2::::::Pieces\\x3a white ${men}\n`);
			for (const name of unknown) known.set(name, {});
			for (const { name, like, turn } of problems[0]?.pieces ?? []) known.set(name, { ...(like && { like }), ...(turn && { turn }) });
			if (!left) setVersion((version) => version + 1);
		})().catch(() => undefined);
		return () => {
			left = true;
		};
	}, [asked]);
	return (name) => usual[name] ?? known.get(name) ?? {};
}

const colors = { w: "white", b: "black", n: "neutral" } as const;

/** A man on a square of a diagram. */
export function drawn(man: Man, square: string, lookOf: (name: string) => Look): DiagramMan {
	const name = man.slice(1);
	return { square, color: colors[man[0] as keyof typeof colors], name, ...lookOf(name) };
}

export const drawnAll = (men: Draft["men"], lookOf: (name: string) => Look): DiagramMan[] => men.flatMap((man, n) => (man === undefined ? [] : [drawn(man, squareOf(n), lookOf)]));
