export { fromSource } from "../source/from-source.js";
