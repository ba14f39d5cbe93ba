// Package docs has the pages of the rules of LIN, of bare deals and of what LIN cannot hold; those of PBN are in core/pbn/docs.
package docs

import (
	"embed"

	"pbn/core/pbn/docs"
)

//go:embed */*.md
var pages embed.FS

// Explain returns the page of a rule of any notation, as Markdown; ok is false where there is no such rule.
func Explain(rule string) (page string, ok bool) {
	text, err := pages.ReadFile(rule + ".md")
	if err != nil {
		return docs.Explain(rule)
	}
	return string(text), true
}
