package export

import (
	"testing"

	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
)

// TestFormRules: where a row of the tags names a rule for a value that export format writes otherwise, there are words for it.
func TestFormRules(t *testing.T) {
	for tag := range tags.Count {
		rule := tag.Row().FormRule
		if has := formKinds[rule] != 0; tag.Row().Form != tags.AsItIs && has == (rule == rules.ExportLowerCase || rule == rules.TagInvalidValue) {
			t.Errorf("%s: %s has words: %t", tag, rules.Name(rule), has)
		}
	}
}
