export type { BlockFinding, DraughtsBlockFinding, ProblemBlockFinding } from "./block-finding.js";
export { prerenderChess, type PrerenderedChess } from "./prerender-chess.js";
export { prerenderDraughts, type PrerenderedDraughts } from "./prerender-draughts.js";
export { prerenderProblems, type PrerenderedProblems } from "./prerender-problems.js";
export { type PageOptions, renderPage, renderPieces } from "./page.js";
export { type BlockNote, prerender, type Prerendered, type PrerenderOptions } from "./prerender.js";
