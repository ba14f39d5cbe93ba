import { execFileSync } from "node:child_process";

/** Runs a test of the core that writes into a folder what the core says, for a comparison. */
export function written(test, pack, folder) {
	execFileSync("go", ["test", "-count=1", "-tags", "written", "-run", `^${test}$`, pack], {
		cwd: new URL("../..", import.meta.url),
		env: { ...process.env, PBN_FOLDER: folder, PBN_WRITTEN: "60", PBN_SEED: "1" },
	});
}
