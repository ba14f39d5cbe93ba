/** Components that show games of chess, and a board as text. */
export { boardSvg, type Drawing, type Mark, type Men, positionOf } from "./board/index.js";
export { copyText } from "../host/clipboard.js";
export { en } from "./language/en.js";
export type { ChessWords } from "./language/words.js";
export type { ChessPart, ChessSettings } from "./settings.js";
export type { LegalMove } from "../pgn/types.js";
export { Board, type BoardProps } from "./view/board-view.js";
export { GameView, type GameViewProps } from "./view/game-view.js";
export { Movetext, type MovetextProps } from "./view/movetext-alone.js";
export type { ChessControl, GameListener, MoveFault } from "./view/listener.js";
