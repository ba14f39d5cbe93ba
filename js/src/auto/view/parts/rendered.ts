export { enliven } from "../rendered.js";
