// Vite's development server with the app in a fresh folder, for e2e/package/consumers_test.go: prints its address, and ends with
// its standard input.
import { createServer } from "vite";
import { workspace, writePage } from "./workspace.mjs";

const { folder, remove } = workspace();
writePage(folder, '<script type="module" src="./auto.js"></script>');
const server = await createServer({
	root: folder,
	base: "/clubs/spade/",
	logLevel: "error",
	server: { host: "127.0.0.1", port: 0, hmr: false },
});
await server.listen();
console.log(server.resolvedUrls.local[0]);
// Vite may be the first to end with the standard input.
process.on("exit", remove);
process.stdin.resume().on("end", async () => {
	await server.close();
	process.exit();
});
