package syntax

import (
	"bytes"
	"sort"
	"strconv"

	"pbn/core/source"
	"pbn/core/tags"
)

// Tree is the text of one game. Its tokens tile the game's text; its nodes name those that mean something, in their
// order, what stands inside a tag pair behind the tag pair. Both slices are reused for the next game.
type Tree struct {
	Text   *source.Text
	Tokens []Token
	Nodes  []Node
	// TagPairs is how many nodes are tag pairs.
	TagPairs int
	// Tail is the number of nodes before the semi-empty line behind which, to the end of the file, no tag pair comes.
	Tail int
	// afterOpenComment tells that a comment of a game before is not closed, and that a right brace in this one would close it.
	afterOpenComment bool
}

// Node is a tag pair, a run of unexpected text, or a single token that is neither white space nor a part of a tag pair. It
// holds no pointer and is small, since a text can have as many as it has characters.
type Node struct {
	Kind Kind
	// NewLine tells whether a line ends between the node before it and this one.
	NewLine bool
	// Plain tells that a tag pair is written [Name "value"], with one blank and no backslash in it.
	Plain bool
	// Tag is that of a tag pair's name.
	Tag tags.Tag
	// First and End are the range of its tokens.
	First, End int32
	// Name and Value are the tokens of a tag pair's name and string.
	Name, Value int32
	// Repeats is the number, from 0, of the first tag pair of the game with the same name, and -1 of the first itself.
	Repeats int32
}

// Span is the whole text of the game.
func (t *Tree) Span() source.Span {
	if len(t.Tokens) == 0 {
		return source.Span{}
	}
	return source.Span{Start: int(t.Tokens[0].Start), End: int(t.Tokens[len(t.Tokens)-1].End)}
}

// TokenSpan is where a token stands.
func (t *Tree) TokenSpan(token int32) source.Span {
	return source.Span{Start: int(t.Tokens[token].Start), End: int(t.Tokens[token].End)}
}

// KindAt is the kind of the token that an offset into the game's text is in.
func (t *Tree) KindAt(offset int) Kind {
	return t.Tokens[sort.Search(len(t.Tokens), func(i int) bool { return int(t.Tokens[i].End) > offset })].Kind
}

// NodeSpan is where a node stands.
func (t *Tree) NodeSpan(n Node) source.Span {
	return source.Span{Start: int(t.Tokens[n.First].Start), End: int(t.Tokens[n.End-1].End)}
}

// FirstGuess is the first part of the game that was read by a guess: a comment, a string or a tag pair whose end is missing, or
// the start of text that is no tag pair though it has a left bracket. What is in it, or after it, may be read in another way
// when something there changes. Where nothing was guessed it is empty, at the end of the game; it is at -1 where all was.
func (t *Tree) FirstGuess() source.Span {
	if t.afterOpenComment {
		return source.Span{Start: -1, End: -1}
	}
	end := t.Span().End
	first := source.Span{Start: end, End: end}
	for _, n := range t.Nodes {
		span := t.NodeSpan(n)
		switch {
		case n.Kind == TagPair && t.valueIsGuessed(n):
			span.End = int(t.Tokens[n.Value].End)
		case n.Kind == TagPair && t.Tokens[n.End-1].Kind != RightBracket, (n.Kind == BraceComment || n.Kind == String) && t.Tokens[n.First].Broken:
		case n.Kind == Unexpected && bytes.IndexByte(t.Bytes(n.First), '[') >= 0:
			span.End = span.Start
		default:
			continue
		}
		if span.Start < first.Start {
			first = span
		}
	}
	return first
}

// valueIsGuessed tells whether the end of a tag value is: what stands behind it is nothing that may.
func (t *Tree) valueIsGuessed(n Node) bool {
	rest := t.Text.Bytes[t.Tokens[n.Value].End:]
	for len(rest) > 0 && classes[rest[0]]&blank != 0 {
		rest = rest[1:]
	}
	return t.Tokens[n.Value].Broken || !fitsBehindTagValue(rest)
}

// Bytes is a token's text, in the source's encoding. It belongs to the source.
func (t *Tree) Bytes(token int32) []byte { return t.Text.Slice(t.TokenSpan(token)) }

// Decode is a node's text.
func (t *Tree) Decode(n Node) string { return t.Text.Decode(t.NodeSpan(n)) }

// Dump shows the nodes, one a line, with their text: for tests, and for people who debug.
func (t *Tree) Dump() string {
	var out []byte
	for _, n := range t.Nodes {
		out = appendDump(out, n.Kind, t.Decode(n))
	}
	return string(out)
}

// DumpTokens shows the tokens, one a line, with their line, column and text.
func (t *Tree) DumpTokens() string {
	var out []byte
	for i, token := range t.Tokens {
		span := t.TokenSpan(int32(i))
		at := t.Text.Position(span.Start)
		out = append(strconv.AppendInt(out, int64(at.Line), 10), ':')
		out = append(strconv.AppendInt(out, int64(at.Column), 10), ' ')
		out = appendDump(out, token.Kind, t.Text.Decode(span))
	}
	return string(out)
}

func appendDump(out []byte, kind Kind, text string) []byte {
	out = append(out, kind.String()...)
	out = append(out, ' ')
	return append(strconv.AppendQuote(out, text), '\n')
}
