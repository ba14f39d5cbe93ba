/** The words where none are given. The embed script always gives some: there another module stands in the place of this one. */
export { en as defaultWords } from "./en.js";
