export { source } from "../source.mjs";
