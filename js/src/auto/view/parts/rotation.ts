export { rotated } from "../../../viewer/deal/rotated.js";
export { Rotation } from "../../../viewer/deal/rotation.js";
