export { repairCms } from "../../../viewer/block/repair-cms.js";
