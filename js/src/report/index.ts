export type { ExportedFindings, Fate, FoundByRule } from "./fates.js";
export { fatesOf } from "./fates.js";
export type { Report } from "./report.js";
export { jsonFrame, jsonReport, textReport } from "./report.js";
