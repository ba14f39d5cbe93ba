// What the viewer has already is not loaded with it again.
import "../index.js";
export { sketch } from "../sketch.js";
