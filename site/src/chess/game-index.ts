export type { Entry } from "../played/game-index.js";
