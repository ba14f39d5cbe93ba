/** A board of chess as text, without Preact and without the module. */
export type { Mark } from "../../pgn/game/says.js";
export { boardSvg, type Drawing, drawBoard, type Make, type Men, positionOf } from "./drawing.js";
