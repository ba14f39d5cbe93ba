import type { Pbn } from "../../pbn/types.js";
import { Session } from "../../viewer/solved/session.js";
import { solverOf } from "../../viewer/solved/solver.js";
import type { Solving } from "../../viewer/solved/solving.js";
import type { Ask } from "../ask.js";

export { DoubleDummy } from "../../viewer/tables/double-dummy-box.js";
export { Sections } from "../../viewer/tables/sections.js";
export { CostLine, CostMark, Judged } from "../../viewer/solved/cost-text.js";
export { OpenCards } from "../../viewer/solved/open-cards.js";

/** Of all blocks of the page. */
let session: Session | undefined;

export function solvingWith(ask: Ask<Pbn>): Solving {
	return (session ??= new Session(solverOf(async (work) => work(await ask()))));
}
