export { writtenOut } from "../written-out.js";
