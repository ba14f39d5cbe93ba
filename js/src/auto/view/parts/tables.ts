export { Sections } from "../../../viewer/tables/sections.js";
