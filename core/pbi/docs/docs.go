// Package docs has the page of each rule: what is wrong, why it matters, an example, and what to write instead. Modules have none of them;
// the npm package has the pages in a file of their own.
package docs

import "embed"

//go:embed */*.md
var pages embed.FS

// Explain returns the page of a rule, as Markdown; ok is false where there is no such rule.
func Explain(rule string) (page string, ok bool) {
	text, err := pages.ReadFile(rule + ".md")
	return string(text), err == nil
}
