export { recognize, recognizeName, type Recognized } from "../host/recognize.js";
export { advice, families, sentence } from "../host/recognize-words.js";
