package diag

import "embed"

//go:embed docs
var pages embed.FS

// Explain is the page of a rule, as Markdown: what is wrong, why it matters, an example, and what to write instead.
func Explain(name string) (page string, ok bool) {
	if _, known := Find(name); !known {
		return "", false
	}
	text, err := pages.ReadFile("docs/" + name + ".md")
	return string(text), err == nil
}
