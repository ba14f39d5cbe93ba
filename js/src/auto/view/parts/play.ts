export { Trick, TricksWon } from "../../../viewer/deal/in-play.js";
export { PlayedGame } from "../../../viewer/play/played-game.js";
