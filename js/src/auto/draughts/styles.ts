import { stylesReady } from "../styles.js";

/** The styles of games and positions of draughts. */
export const draughtsStyles = (): Promise<void> => stylesReady("pdn", () => new URL("./pdn.css", import.meta.url));
