import { defineConfig } from "astro/config";

export default defineConfig({
	// The package finds its module beside its own script.
	vite: { ssr: { external: ["pbnkit", "pbnkit/render"] } },
});
