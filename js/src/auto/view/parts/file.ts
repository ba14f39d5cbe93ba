export { fromFile, render } from "../file.js";
