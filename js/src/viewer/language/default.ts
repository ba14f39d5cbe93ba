/** The words if none are given. The embed script always gives some: there another module takes the place of this one. */
export { en as defaultWords } from "./en.js";
