// The shell command. It is a Go program, core/cmd/pbn, which is started here; what needs no file is answered without it.
import { isMainThread } from "node:worker_threads";
import { answers } from "pbnkit:answers";
import { run } from "./run.js";
import { write } from "./streams.js";

const answer = isMainThread ? answers[process.argv.slice(2).join(" ")] : undefined;
if (answer === undefined) await run();
else
	write(process.stdout, answer, (error) => {
		if (error) throw error;
	});
