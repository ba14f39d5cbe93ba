/** Components that show games of draughts, and a board as text. */
export { boardSvg, type Color, type Drawing, type Mark, type Piece, type Pieces, positionOf, type Variant, variantOf, variants } from "./board/index.js";
export { en } from "./language/en.js";
export type { DraughtsWords } from "./language/words.js";
export { owedIn } from "./owed.js";
export type { DraughtsPart, DraughtsSettings } from "./settings.js";
export type { DraughtsComment, DraughtsGame, DraughtsLegalMove, DraughtsMove } from "./types.js";
export { Board, type BoardProps } from "./view/board-view.js";
export { GameView, type GameViewProps, Movetext, type MovetextProps } from "./view/game-view.js";
export type { DraughtsControl, GameListener, MoveFault } from "./view/listener.js";
