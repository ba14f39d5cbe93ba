export { AuctionTable } from "./auction-table.js";
export { ContractLine } from "./contract-line.js";
export { DealDiagram } from "./deal-diagram.js";
export { SuitText } from "./suit.js";
export { tagValue } from "./game.js";
