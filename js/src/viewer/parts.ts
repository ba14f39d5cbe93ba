/**
 * What most games can do without. In the embed script `../auto/view/parts.ts` takes the place of this module, and loads what a
 * block needs.
 */
export { scoresInWords } from "./auction/score.js";
export { Trick, TricksWon } from "./deal/in-play.js";
export { rotated } from "./deal/rotated.js";
export { Rotation } from "./deal/rotation.js";
export { linkItems } from "./links/link-items.js";
export { Picker } from "./picker.js";
export { PlayedGame } from "./play/played-game.js";
export { Sections } from "./tables/sections.js";
