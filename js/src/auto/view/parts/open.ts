// What the viewer has already is not loaded with it again.
import "../index.js";
export { open } from "../open.js";
