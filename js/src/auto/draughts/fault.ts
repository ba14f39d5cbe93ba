import { owedIn } from "../../draughts/owed.js";
import type { MoveFault } from "../../draughts/view/listener.js";
import type { BlockDiagnostic } from "../played/own.js";

/** What is said at a move, with the capture that was owed. */
export function faultOf(diagnostic: BlockDiagnostic): Omit<MoveFault, "path"> | undefined {
	if (!/^(?:move|capture)\//.test(diagnostic.rule)) return undefined;
	const { message } = diagnostic;
	const owed = owedIn(diagnostic);
	return { message, ...(owed && { owed }) };
}
