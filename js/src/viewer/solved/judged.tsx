import type { Judging } from "../parts.js";
import { useViewer } from "../viewer.js";
import { costInWords } from "./cost-text.js";
import { CostsContext, useSolved } from "./use-solved.js";

/** What is inside knows what the cards of the play cost. */
export function Judged({ game, children }: Judging) {
	const { words } = useViewer();
	const [solved] = useSolved(game) ?? [];
	const costs = solved?.costs;
	return (
		<CostsContext.Provider value={costs}>
			{children(solved?.judges ?? false, (move, inWords) => {
				const cost = costs?.get(move);
				return cost && costInWords(cost, words, inWords);
			})}
		</CostsContext.Provider>
	);
}
