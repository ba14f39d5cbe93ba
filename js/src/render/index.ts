export type { BlockFinding } from "./block-finding.js";
export { prerenderChess, type PrerenderedChess } from "./prerender-chess.js";
export { type PageOptions, renderPage, renderPieces } from "./page.js";
export { type BlockNote, prerender, type Prerendered, type PrerenderOptions } from "./prerender.js";
