// The first script of the page of draughts. What it needs is on its way already: frame/look.ts.
import { trustOwnWorkers } from "../install/trusted.js";

trustOwnWorkers();

void import("./main.js").then(({ showFiles }) => showFiles());
