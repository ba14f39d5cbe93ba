package pbn

import (
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/source"
	"pbn/core/syntax"
)

// Reader reads the games of a file, one after another: into items, and what the scanner does not know into a tree.
type Reader struct {
	scanner *item.Scanner
	parser  syntax.Parser
	stream  *source.Stream
	game    Game
	// Trees is how many games were read into trees.
	Trees int
}

// Reset makes it the reader of a file, in the memory that it has; what the parser finds fault with goes to diags.
func (r *Reader) Reset(file *source.Stream, diags *diag.List) {
	if r.scanner == nil {
		r.scanner = NewScanner()
	}
	r.scanner.Reset()
	r.parser.Reset(file, diags)
	r.stream, r.Trees = file, 0
}

// Parser is the parser of the games that are read into trees.
func (r *Reader) Parser() *syntax.Parser { return &r.parser }

// Steps counts the bytes that were looked at, and what else takes time, since the start of the file.
func (r *Reader) Steps() int { return r.scanner.Steps + r.parser.Steps() }

// Text is the window in which the game is that was read last.
func (r *Reader) Text() *source.Text { return r.stream.Text() }

// Next reads the next game: into items, where tree is nil, or into a tree, where game is nil. ok is false when there is none; the tree then
// holds what is left of a file. All are valid until the next call.
func (r *Reader) Next() (game *Game, tree *syntax.Tree, ok bool) {
	if r.scan() {
		r.parser.Resume(r.game.Items.End, r.game.Items.Unseparated)
		return &r.game, nil, true
	}
	tree, ok = r.NextTree()
	return nil, tree, ok
}

// NextTree reads the next game into a tree.
func (r *Reader) NextTree() (tree *syntax.Tree, ok bool) {
	if tree, ok = r.parser.Next(); ok {
		r.Trees++
	}
	return tree, ok
}

// Tree reads the game into a tree that was read into items last, once.
func (r *Reader) Tree() *syntax.Tree {
	r.parser.Resume(r.game.Items.Start, false)
	tree, _ := r.NextTree()
	return tree
}

// scan reads the next game into items; ok is false where it is for the parser.
func (r *Reader) scan() (ok bool) {
	if r.parser.Carries() {
		return false
	}
	longest := r.stream.LongestGame()
	for {
		text, at := r.Text(), r.parser.At()
		outcome := r.scanner.Scan(text, at, text.Complete && r.stream.Err() == nil, &r.game.Items)
		switch isLong := longest > 0 && r.game.Items.End-at > longest; {
		case isLong:
			// Whether it is too long the parser knows.
			return false
		case outcome != item.More:
			return outcome == item.Read
		case text.Complete:
			return false
		}
		r.parser.Advance()
	}
}
