package game

import (
	"testing"

	"pbn/core/source"
)

// TestSpansOfAddedTags: a tag that is not in the text is nowhere in it.
func TestSpansOfAddedTags(t *testing.T) {
	tag := &Tag{Name: "Event", Value: "x"}
	for name, span := range map[string]source.Span{"NameSpan": tag.NameSpan(), "Span": tag.Span(), "ValueSpan": tag.ValueSpan()} {
		if span != (source.Span{}) {
			t.Errorf("%s is %v", name, span)
		}
	}
	if tag.IsPlain() || tag.IsBare() {
		t.Error("it is in the text")
	}
}
