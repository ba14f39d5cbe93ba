// The first script of the page of chess. What it needs is on its way already: frame/look.ts.
import { trustOwnWorkers } from "../install/trusted.js";

trustOwnWorkers();

// What takes longest begins before the others are here, and goes on while they run.
void Promise.all([import("./main.js"), import("./first.js")]).then(([{ showFiles }]) => showFiles());
