import { createContext } from "preact";
import { useContext, useLayoutEffect, useReducer } from "preact/hooks";
import type { Game, Move } from "../../pbn/types.js";
import { useViewer } from "../viewer.js";
import type { Cost, Costs, Solved, Solving } from "./solving.js";

/** What the page computes of a game, where it offers to; the component is drawn again when more is known. */
export function useSolved(game: Game): [Solved, Solving] | undefined {
	const { solving } = useViewer().parts;
	const [, drawAgain] = useReducer((before: number) => before + 1, 0);
	// Before the next paint, or what changes until then is never drawn.
	useLayoutEffect(() => solving?.subscribe(() => drawAgain(undefined)), [solving]);
	return solving && [solving.of(game), solving];
}

/** Those of the play that is shown. */
export const CostsContext = createContext<Costs | undefined>(undefined);

/** What a card costs; undefined where that is nothing, or not known. */
export function useCost(move: Move): Cost | undefined {
	return useContext(CostsContext)?.get(move);
}
