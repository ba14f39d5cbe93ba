// Package e2e is what a person does with the built site, in a real browser. It has tests only; make build comes first.
package e2e
