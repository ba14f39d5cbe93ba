package item

// opens makes an item with a number one that opens a variation.
func (g *moveGame) opens(k int, i *Item) {
	i.Kind, i.Val = Open, uint32(g.open)
	g.open = k + 1
}

// closes makes the item with a number one that closes the last variation that is not closed.
func (g *moveGame) closes(k int, items []Item) {
	i, open := &items[k], &items[g.open-1]
	i.Kind, i.Val = Close, uint32(g.open-1)
	g.open, open.Val = int(open.Val), uint32(k)
}

// parenthesis reads the parenthesis at At.
func (g *moveGame) parenthesis(c byte) {
	s := g.s
	s.Add(Item{Start: uint32(s.At), End: uint32(s.At + 1), Kind: Close})
	items := s.Game.Items
	k := len(items) - 1
	switch {
	case c == '(':
		g.opens(k, &items[k])
	case g.open > 0:
		g.closes(k, items)
	default:
		items[k].Flags |= Broken
		s.Game.Has |= Broken
	}
}

// closeAll takes note of the variations that are not closed.
func (g *moveGame) closeAll() {
	for game := g.s.Game; g.open > 0; {
		i := &game.Items[g.open-1]
		g.open = int(i.Val)
		i.Val = 0
		i.Flags |= Broken
		game.Has |= Broken
	}
}

// setup reads the position between solidi at At. One that is not closed ends with its line.
func (g *moveGame) setup() {
	s, w := g.s, &g.s.Window
	i := Item{Start: uint32(s.At), Kind: Setup}
	end, isClosed := w.setupEnd(s.At)
	if isClosed {
		w.look(s.At, end)
	} else {
		end = w.restOfLine(s.At)
		i.Flags = Broken
	}
	i.End = uint32(end)
	s.Add(i)
}

// setupEnd finds the end of a position. It may span lines, and is not closed before a semi-empty line, or a line that begins with a left
// bracket.
func (w *Window) setupEnd(from int) (end int, isClosed bool) {
	t := w.Text
	at := from + 1
	for ; at < len(t) && !isClosed; at++ {
		isClosed = t[at] == '/'
		if syntax[t[at]]&lineEnd == 0 {
			continue
		}
		next := pastLineEnd(t, at)
		if end, isEmpty := semiEmptyEnd(t, next); isEmpty || t[next] == '[' {
			at = max(end, next)
			break
		}
	}
	w.steps += at - from
	w.touch(at)
	return at, isClosed
}
