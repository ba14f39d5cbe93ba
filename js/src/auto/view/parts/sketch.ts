export { sketch } from "../sketch.js";
