/** What pages may load, said in each page for hosts that send no headers. The keyword is for the module, in page and worker. */
export const basePolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'self'; img-src 'self' data: blob:";

/** Files may be loaded from other sites, on the page that says so. */
export const otherHosts = "connect-src 'self' https: http:";

const always = "no-cache";
const never = "public, max-age=31536000, immutable";

/**
 * The file _headers, as Cloudflare and Netlify read it. Where rules for a path say the same header their values are joined, so each
 * path has one rule for each header.
 *
 * @param {string[]} pages their paths
 * @param {Record<string, string>} kit the addresses of its files
 */
export function headersFile(pages, kit) {
	const rules = [
		[
			"/*",
			{
				// For every page, and stricter where the page says so itself. Only a header may say who frames it.
				"Content-Security-Policy": `${basePolicy}; ${otherHosts}; frame-ancestors 'self'`,
				"X-Content-Type-Options": "nosniff",
				"Referrer-Policy": "same-origin",
				"Cross-Origin-Opener-Policy": "same-origin",
			},
		],
		["/assets/*", { "Cache-Control": never }],
		// Articles of other sites load these.
		["/kit/*", { "Cache-Control": never, "Access-Control-Allow-Origin": "*" }],
		[`/${kit["pbn.wasm"]}`, { "Content-Type": "application/wasm" }],
		["/manifest.webmanifest", { "Cache-Control": always, "Content-Type": "application/manifest+json" }],
		...["/sw.js", "/example.pbn", "/LICENSES.txt", ...asked(pages)].map((path) => [path, { "Cache-Control": always }]),
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
