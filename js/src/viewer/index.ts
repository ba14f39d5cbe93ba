export { AuctionTable } from "./auction/auction-table.js";
export { ContractLine } from "./auction/contract-line.js";
export { DealDiagram } from "./deal/deal-diagram.js";
export { tagValue } from "./game.js";
export { GamesView, type GamesProps } from "./games-view.js";
export type { Words } from "./language/words.js";
export type { Settings } from "./settings.js";
export { SuitText } from "./text/suit.js";
export { ViewerProvider } from "./viewer.js";
