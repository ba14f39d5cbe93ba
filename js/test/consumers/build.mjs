// Packs the package, and builds a page with it by each bundler: out/<name>/ is one for e2e/package/consumers_test.go to open.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pages } from "./pages.mjs";
import { out, pack, workspace } from "./workspace.mjs";

rmSync(out, { recursive: true, force: true });
mkdirSync(out);
pack();
const { folder, remove } = workspace();
try {
	for (const [name, build] of Object.entries(pages)) {
		const to = join(out, name);
		mkdirSync(to);
		await build(folder, to);
	}
} finally {
	remove();
}
