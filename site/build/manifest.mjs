/**
 * The manifest: how the site looks and works when it is installed. It has no `id`, which would be read from the root of the host and
 * not from the folder of the site: without it, the address of the start page is what tells one installed site from another.
 *
 * @param {Record<string, string>} addresses of the icons
 */
export function manifest(addresses) {
	const png = (size, purpose) => ({ src: addresses[`icon-${purpose}-${size}.png`], sizes: `${size}x${size}`, type: "image/png", purpose });
	const taken = { "application/x-pbn": [".pbn"], "text/x-pbn": [".pbn"], "text/x-lin": [".lin"] };
	return {
		name: "pbnkit: check and convert bridge files",
		short_name: "pbnkit",
		description: "Check bridge files in Portable Bridge Notation and convert them to export format, on your own computer.",
		lang: "en",
		start_url: "./",
		scope: "./",
		display: "standalone",
		background_color: "#f7f3ea",
		theme_color: "#1f5c42",
		categories: ["games", "utilities"],
		icons: [
			{ src: addresses["favicon.svg"], sizes: "any", type: "image/svg+xml", purpose: "any" },
			png(192, "any"),
			png(512, "any"),
			png(192, "maskable"),
			png(512, "maskable"),
		],
		// Files that are opened come to the page that is there, with those that it has.
		launch_handler: { client_mode: ["focus-existing", "auto"] },
		file_handlers: [{ action: "./", accept: taken, icons: [png(192, "any")], launch_type: "single-client" }],
		share_target: {
			action: "./share",
			method: "POST",
			enctype: "multipart/form-data",
			params: { text: "text", url: "url", files: [{ name: "files", accept: [".pbn", ".lin", ...Object.keys(taken), "text/plain", "application/octet-stream"] }] },
		},
	};
}
