// Package engines is the main ways of a reader and a writer in each engine: Chromium, Firefox and, where its driver is installed,
// WebKitGTK. It has tests only, and is no part of make test: make engines runs it.
package engines
