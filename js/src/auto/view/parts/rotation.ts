// What the viewer has already is not loaded with it again.
import "../index.js";
export { rotated } from "../../../viewer/deal/rotated.js";
export { Rotation } from "../../../viewer/deal/rotation.js";
