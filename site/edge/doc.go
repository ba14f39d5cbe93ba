// Command edge answers the API of pbnkit: natively with the built site beside it, and, compiled to WebAssembly, as a
// Cloudflare Worker, whose platform serves the site.
package main
