export type { Report } from "./report.js";
export { jsonFrame, jsonReport, textReport } from "./report.js";
