import { basePolicy } from "./headers.mjs";

/**
 * A page at an address of before, which leads to where its page is now.
 *
 * @param {{ title: string, to: string }} page `to` is from the page's own folder
 */
export function movedPage({ title, to }) {
	const shown = title.replace(/&/g, "&amp;").replace(/</g, "&lt;");
	return `<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8">
		<meta http-equiv="Content-Security-Policy" content="${basePolicy}">
		<meta http-equiv="refresh" content="0; url=${to}">
		<meta name="robots" content="noindex">
		<link rel="canonical" href="${to}">
		<title>${shown}</title>
	</head>
	<body>
		<p>This page has moved: <a href="${to}">${shown}</a></p>
	</body>
</html>
`;
}
