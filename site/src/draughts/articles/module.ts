import { load } from "pbnkit/pdn";
import { loadedOnce } from "../../played/articles/module.js";

/** What judges positions. */
export const moduleOfDraughts = loadedOnce(() => load());
