export { jsonFrame, jsonReport, textReport } from "./report.js";
