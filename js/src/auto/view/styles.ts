import { stylesReady } from "../styles.js";

/** The styles of deals. */
export const dealStyles = (): Promise<void> => stylesReady("pbn", () => new URL("./style.css", import.meta.url));
