import { firstHashes } from "./look.mjs";

/**
 * What pages may load, said in each page for hosts that send no headers: nothing but the site's own files. 'wasm-unsafe-eval' is for
 * the module, in page and worker. The policy that says which scripts may be named by a text is src/install/trusted.ts.
 */
export const basePolicy = [
	"default-src 'none'",
	`script-src 'self' 'wasm-unsafe-eval' ${firstHashes}`,
	"style-src 'self'",
	"img-src 'self'",
	"manifest-src 'self'",
	"worker-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	"require-trusted-types-for 'script'",
	"trusted-types default",
].join("; ");

/** What pages may ask for. */
export const ownHost = "connect-src 'self'";

/** Files may be loaded from other sites, and from servers on the reader's own computer, on the page that says so. */
export const otherHosts = `${ownHost} https: http://localhost:* http://127.0.0.1:*`;

/** The whole policy, as hosts send it. For every page, and stricter where the page says so itself. Only a header may say who frames it. */
export const sentPolicy = `${basePolicy}; ${otherHosts}; frame-ancestors 'self'`;

/** That of the page that is made for frames of other sites. */
export const framedPolicy = `${basePolicy}; ${otherHosts}; frame-ancestors *`;

/** The page that is made for frames of other sites. */
const framed = "embed.html";

/**
 * What of a device a page may use: to copy; and the system's sheet to share with, which it may where nothing is said. That has no name here,
 * nor has Bluetooth: some browsers do not know these, and tell everybody who looks at the console.
 */
export const permissions = [
	...["accelerometer", "autoplay", "camera", "display-capture", "encrypted-media", "fullscreen", "gamepad", "geolocation", "gyroscope"],
	...["hid", "identity-credentials-get", "idle-detection", "local-fonts", "magnetometer", "microphone", "midi", "payment", "picture-in-picture"],
	...["publickey-credentials-create", "publickey-credentials-get", "screen-wake-lock", "serial", "usb", "window-management", "xr-spatial-tracking"],
]
	.map((feature) => `${feature}=()`)
	.concat("clipboard-read=()", "clipboard-write=(self)")
	.join(", ");

const always = "no-cache";
const never = "public, max-age=31536000, immutable";

const policy = { "Content-Security-Policy": sentPolicy };

/** No other site has these in its pages. */
const ours = { ...policy, "Cross-Origin-Resource-Policy": "same-origin" };

const others = { "Content-Security-Policy": framedPolicy, "Cross-Origin-Resource-Policy": "cross-origin" };

/**
 * The file _headers, as Cloudflare and Netlify read it. Where rules for a path say the same header their values are joined, so each
 * path has one rule for each header; and the policy is said of each file, since that of one page is another.
 *
 * @param {string[]} pages their paths
 * @param {Record<string, string>} kit the addresses of its files
 */
export function headersFile(pages, kit) {
	const rules = [
		[
			"/*",
			{
				"Permissions-Policy": permissions,
				"X-Content-Type-Options": "nosniff",
				"Referrer-Policy": "same-origin",
				"Cross-Origin-Opener-Policy": "same-origin",
			},
		],
		["/assets/*", { "Cache-Control": never, ...ours }],
		// Articles of other sites load these.
		["/kit/*", { ...policy, "Cache-Control": never, "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" }],
		...Object.values(kit).filter((path) => path.endsWith(".wasm")).map((path) => [`/${path}`, { "Content-Type": "application/wasm" }]),
		...["/manifest.webmanifest", "/chess.webmanifest", "/draughts.webmanifest", "/problems.webmanifest"].map((path) => [path, { "Cache-Control": always, ...ours, "Content-Type": "application/manifest+json" }]),
		...["/sw.js", "/example.pbn", "/example.pgn", "/example.pdn", "/example.pbi", "/LICENSES.txt", "/README.txt", ...asked(pages.filter((page) => page !== framed))].map((path) => [path, { "Cache-Control": always, ...ours }]),
		...asked([framed]).map((path) => [path, { "Cache-Control": always, ...others }]),
	];
	return rules.map(([path, headers]) => `${path}\n${Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`).join("")}`).join("\n");
}

/** The addresses that pages are asked for by: hosts leave out ".html", and those of a folder have one rule. */
function asked(pages) {
	const addresses = pages.flatMap((page) => {
		const folder = page.indexOf("/");
		if (folder > 0) return [`/${page.slice(0, folder)}/*`];
		return page === "index.html" ? ["/", "/index.html"] : [`/${page}`, `/${page.replace(/\.html$/, "")}`];
	});
	return [...new Set(addresses)];
}
