package played

import (
	"sort"

	"pbn/core/item"
	"pbn/core/source"
	"pbn/core/tree"
	"pbn/core/wire"
)

// Lines writes the moves of games as JSON, with their variations in them, by a function that writes one: what has no end, since there may be
// variations.
type Lines struct {
	W     *wire.Writer
	Move  func(k int)
	lines tree.Lines
	// open are the moves that are being written, each with the variation of it that is.
	open []openMove
}

type openMove struct{ move, variation int32 }

// Write writes the members of a game that are its lines.
func (l *Lines) Write(moves int, variations []tree.Variation) {
	w := l.W
	l.lines.Set(moves, variations)
	w.Name("moves")
	l.line(l.lines.First)
	if v := l.lines.Replacing(); v >= 0 {
		w.Name("variations")
		w.Open('[')
		for ; v >= 0; v = l.lines.NextOf[v] {
			l.line(l.lines.Firsts[v])
		}
		w.Close(']')
	}
}

// line writes the moves of a line, with their variations in them, as an array.
func (l *Lines) line(k int32) {
	w, in := l.W, &l.lines
	w.Open('[')
	l.open = l.open[:0]
	for {
		if k >= 0 {
			l.Move(int(k))
			if v := in.VariationOf[k]; v >= 0 {
				w.Name("variations")
				w.Open('[')
				w.Open('[')
				l.open = append(l.open, openMove{k, v})
				k = in.Firsts[v]
				continue
			}
			w.Close('}')
			k = in.Next[k]
			continue
		}
		w.Close(']')
		n := len(l.open) - 1
		if n < 0 {
			return
		}
		of := &l.open[n]
		if of.variation = in.NextOf[of.variation]; of.variation >= 0 {
			w.Open('[')
			k = in.Firsts[of.variation]
			continue
		}
		w.Close(']')
		w.Close('}')
		k = in.Next[of.move]
		l.open = l.open[:n]
	}
}

// Command is a command of a comment: its name, and its value.
type Command struct{ Name, Value string }

// Notes writes what belongs to moves as JSON, by functions that a notation gives.
type Notes struct {
	W *wire.Writer
	// Said returns what people read of a comment, and its commands.
	Said func(t *source.Text, c *tree.Comment) (text string, commands []Command)
}

// Write writes the NAGs and comments of a move, or those before the first one.
func (n *Notes) Write(t *source.Text, g *Game, move int32) {
	n.writeNAGs(g.NAGs, move)
	comments := n.W.Begun("comments")
	first := sort.Search(len(g.Comments), func(i int) bool { return g.Comments[i].Move >= move })
	for i := first; i < len(g.Comments) && g.Comments[i].Move == move; i++ {
		comments.Item()
		n.comment(t, g.Items, &g.Comments[i])
		n.W.Close('}')
	}
	comments.End()
}

// writeNAGs writes the NAGs of a move after it, and those before it.
func (n *Notes) writeNAGs(all []tree.NAG, move int32) {
	w := n.W
	first := sort.Search(len(all), func(i int) bool { return all[i].Move >= move })
	for k, name := range [...]string{"nags", "nagsBefore"} {
		before, isBegun := k == 1, false
		for i := first; i < len(all) && all[i].Move == move; i++ {
			if all[i].Before != before {
				continue
			}
			if !isBegun {
				isBegun = true
				w.Name(name)
				w.Open('[')
			}
			w.Int(int(all[i].Number))
		}
		if isBegun {
			w.Close(']')
		}
	}
}

// comment writes the members of a comment.
func (n *Notes) comment(t *source.Text, items *item.Game, c *tree.Comment) {
	w, i := n.W, &items.Items[c.Item]
	kind := "brace"
	if i.Kind == item.LineComment {
		kind = "line"
	}
	w.StringField("kind", kind)
	text, commands := n.Said(t, c)
	w.StringField("text", text)
	if len(commands) > 0 {
		w.List("commands", len(commands), func(i int) {
			w.Open('{')
			w.StringField("name", commands[i].Name)
			w.StringField("value", commands[i].Value)
			w.Close('}')
		})
	}
	w.TrueField("before", c.Before)
	w.TrueField("afterEnd", c.AfterEnd)
	wire.WriteSpan(w, "span", t.Range(source.Span{Start: int(i.Start), End: int(i.End)}))
}

// TagPair is a tag pair as it is told.
type TagPair struct {
	Name, Value string
	IsDuplicate bool
	Item        int
}

// WriteHead writes what there is of a game whose moves are not read, too.
func WriteHead(w *wire.Writer, t *source.Text, g *Game, tags int, tag func(i int) TagPair) {
	w.IntField("number", g.Number)
	wire.WriteSpan(w, "span", t.Range(g.Span))
	w.List("tags", tags, func(i int) {
		one := tag(i)
		w.Open('{')
		w.StringField("name", one.Name)
		w.StringField("value", one.Value)
		w.TrueField("duplicate", one.IsDuplicate)
		wire.WriteSpan(w, "span", t.Range(g.Items.Span(one.Item, t.Bytes)))
		w.Close('}')
	})
}
