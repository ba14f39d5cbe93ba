export { scoresInWords } from "../../../viewer/auction/score.js";
