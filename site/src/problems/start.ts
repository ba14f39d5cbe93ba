// The first script of the page of chess problems, which opens the page of files. What that needs is on its way already: frame/look.ts.
import { trustOwnWorkers } from "../install/trusted.js";

trustOwnWorkers();

const { showFiles } = await import("./main.js");
await showFiles();

export {};
