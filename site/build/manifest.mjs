/**
 * The manifests by their names, that of each room: how the site looks and works when it is installed from its page.
 *
 * @param {Record<string, string>} addresses of the icons
 */
export function manifests(addresses) {
	return {
		"manifest.webmanifest": manifest(addresses, {
			name: "pbnkit: check and convert bridge files",
			short_name: "pbnkit",
			description: "Check bridge files in Portable Bridge Notation and convert them to export format, on your own computer.",
			home: "./",
			icon: "",
			taken: { "application/x-pbn": [".pbn"], "text/x-pbn": [".pbn"], "text/x-lin": [".lin"] },
		}),
		"chess.webmanifest": manifest(addresses, {
			name: "pbnkit chess: check and read PGN files",
			short_name: "pbnkit chess",
			description: "Check chess games in Portable Game Notation, read them, and convert them to export format, on your own computer.",
			home: "./chess/",
			icon: "chess-",
			taken: { "application/vnd.chess-pgn": [".pgn"], "application/x-chess-pgn": [".pgn"] },
		}),
		"draughts.webmanifest": manifest(addresses, {
			name: "pbnkit draughts: check and read PDN files",
			short_name: "pbnkit draughts",
			description: "Check draughts games in Portable Draughts Notation, read them, and convert them to export format, on your own computer.",
			home: "./draughts/",
			icon: "draughts-",
			taken: { "application/x-draughts-pdn": [".pdn"] },
		}),
		"problems.webmanifest": manifest(addresses, {
			name: "pbnkit problems: check and solve chess problems",
			short_name: "pbnkit problems",
			description: "Check chess problems in PBI, read and solve them, and convert them to export format, on your own computer.",
			home: "./problems/",
			icon: "problems-",
			taken: { "text/x-pbi": [".pbi"], "text/x-olive": [".olv"] },
		}),
	};
}

/**
 * A manifest. It has no `id`, which would be read from the root of the host and not from the folder of the site: without it, the address of the
 * start page is what tells one installed site from another.
 */
function manifest(addresses, { name, short_name, description, home, icon, taken }) {
	const png = (size, purpose) => ({ src: addresses[`${icon}icon-${purpose}-${size}.png`], sizes: `${size}x${size}`, type: "image/png", purpose });
	return {
		name,
		short_name,
		description,
		lang: "en",
		start_url: home,
		scope: "./",
		display: "standalone",
		background_color: "#f7f3ea",
		theme_color: "#1f5c42",
		categories: ["games", "utilities"],
		icons: [
			{ src: addresses[`${icon}favicon.svg`], sizes: "any", type: "image/svg+xml", purpose: "any" },
			png(192, "any"),
			png(512, "any"),
			png(192, "maskable"),
			png(512, "maskable"),
		],
		// Files that are opened come to the page that is there, with those that it has.
		launch_handler: { client_mode: ["focus-existing", "auto"] },
		file_handlers: [{ action: home, accept: taken, icons: [png(192, "any")], launch_type: "single-client" }],
		share_target: {
			action: "./share",
			method: "POST",
			enctype: "multipart/form-data",
			params: { text: "text", url: "url", files: [{ name: "files", accept: [...new Set(Object.values(taken).flat()), ...Object.keys(taken), "text/plain", "application/octet-stream"] }] },
		},
	};
}
