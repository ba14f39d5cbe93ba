import { stylesReady } from "../styles.js";

/** The styles of games and positions of chess. */
export const chessStyles = (): Promise<void> => stylesReady("pgn", () => new URL("./pgn.css", import.meta.url));
