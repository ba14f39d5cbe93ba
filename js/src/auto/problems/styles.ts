import { stylesReady } from "../styles.js";

/** The styles of problems. */
export const problemStyles = (): Promise<void> => stylesReady("pbi", () => new URL("./pbi.css", import.meta.url));
