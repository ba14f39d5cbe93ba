// What the viewer has already is not loaded with it again.
import "../index.js";
export { Trick, TricksWon } from "../../../viewer/deal/in-play.js";
export { PlayedGame } from "../../../viewer/play/played-game.js";
