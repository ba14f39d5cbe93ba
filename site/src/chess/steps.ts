export { pathOf, stepOf } from "../played/steps.js";
