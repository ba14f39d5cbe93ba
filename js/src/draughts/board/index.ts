/** A board of draughts as text, without Preact and without the module. */
export { boardSvg, type Drawing, type Mark } from "./drawing.js";
export { type Piece, type Pieces, positionOf } from "./position.js";
export { type Color, type Variant, variantOf, variants } from "./variants.js";
