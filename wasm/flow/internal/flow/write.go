package flow

// writer writes a function by its plan.
type writer struct {
	plan   *plan
	out    []byte
	labels int // how many blocks are open
	// The places of labels, counted from the outside.
	blockLabel, loopLabel     []int
	unwindExit, entry, noSuch int
	jumps                     jumpCounts
}

// jumpCounts is what became of a function's jumps.
type jumpCounts struct{ direct, viaEntry, loops, dispatches int }

// write writes a function anew.
func (p *plan) write() ([]byte, jumpCounts) {
	w := &writer{plan: p, blockLabel: make([]int, len(p.graph.next)), loopLabel: make([]int, len(p.graph.next))}
	w.out = append(w.out, p.shape.body[:p.shape.head]...)
	if p.shape.unwinds {
		w.unwindExit = w.open(opBlock)
	}
	if len(p.viaEntry) > 0 {
		w.entry = w.open(opLoop)
	}
	usesTable := false
	for x := range p.graph.next {
		usesTable = usesTable || p.graph.reaches(x) && p.isDispatch(x) && len(p.graph.next[x]) > 1 && !p.isOnlyTo(x)
	}
	if usesTable {
		w.noSuch = w.open(opBlock)
	}
	w.tree(0)
	if usesTable {
		w.close()
	}
	if len(p.viaEntry) > 0 {
		w.close()
	}
	w.put(opUnreachable)
	if p.shape.unwinds {
		w.close()
		w.put(opI32Const, 1)
	}
	w.put(opEnd)
	return w.out, w.jumps
}

func (w *writer) put(b ...byte) { w.out = append(w.out, b...) }

func (w *writer) open(op byte) (label int) {
	w.put(op, blockEmpty)
	w.labels++
	return w.labels - 1
}

func (w *writer) close() {
	w.put(opEnd)
	w.labels--
}

// branch writes a branch to a label.
func (w *writer) branch(op byte, label int) {
	w.put(op)
	w.depth(label)
}

func (w *writer) depth(label int) { w.out = appendUnsigned(w.out, uint32(w.labels-1-label)) }

// tree writes a node and all that it dominates. What is reached by branches comes after the node, each behind the end of a block
// that they leave, in the order of the graph, so that branches lead forward.
func (w *writer) tree(x int) {
	if w.plan.isHeader[x] {
		w.jumps.loops++
		if w.plan.isDispatch(x) {
			w.jumps.dispatches++
		}
		w.loopLabel[x] = w.open(opLoop)
	}
	var after []int
	for _, y := range w.plan.children[x] {
		if w.plan.merges[y] {
			after = append(after, y)
		}
	}
	for i := len(after) - 1; i >= 0; i-- {
		w.blockLabel[after[i]] = w.open(opBlock)
	}
	if w.plan.isDispatch(x) {
		w.dispatchTo(x)
	} else {
		w.segment(x)
	}
	for _, y := range after {
		w.close()
		w.tree(y)
	}
	if w.plan.isHeader[x] {
		w.close()
	}
}

// dispatchTo writes the entry or a dispatch: 0 in PC_B goes on, another number to where it is resumed.
func (w *writer) dispatchTo(x int) {
	on := w.plan.normally(x)
	switch {
	case len(w.plan.graph.next[x]) == 1:
	case w.plan.isOnlyTo(x):
		w.put(opLocalGet, 0)
		w.branch(opBrIf, w.blockLabel[w.plan.graph.next[x][1]])
	default:
		goesOn := w.open(opBlock)
		w.put(opLocalGet, 0, opI32Eqz)
		w.branch(opBrIf, goesOn)
		w.table(x, goesOn)
		w.close()
	}
	w.jump(x, on, true)
}

// table writes the br_table of a dispatch, from the first block number to the last that it knows.
func (w *writer) table(x, goesOn int) {
	labels := make([]int, len(w.plan.shape.table))
	first, last := -1, 0
	for b, s := range w.plan.shape.table {
		to, has := w.plan.routes[x][s+1]
		switch {
		case !has || b == 0:
			labels[b] = w.noSuch
			continue
		case to == w.plan.normally(x):
			labels[b] = goesOn
		default:
			labels[b] = w.blockLabel[to]
		}
		if first < 0 {
			first = b
		}
		last = b
	}
	w.put(opLocalGet, 0)
	const worthSubtracting = 4
	if first > worthSubtracting {
		w.put(opI32Const)
		w.out = appendSigned(w.out, int64(first))
		w.put(opI32Sub)
	} else {
		first = 0
	}
	w.put(opBrTable)
	w.out = appendUnsigned(w.out, uint32(last+1-first))
	for _, label := range labels[first : last+1] {
		w.depth(label)
	}
	w.depth(w.noSuch)
}

// segment writes the node of a segment.
func (w *writer) segment(x int) {
	s := &w.plan.shape.segments[x-1]
	for i := 0; i < len(s.items); i++ {
		switch it := s.items[i]; it.kind {
		case code:
			w.put(w.plan.shape.body[it.from:it.to]...)
		case opens:
			if it.op == opIf && i+2 < len(s.items) && s.items[i+1].kind == jump && s.items[i+2].kind == ends && w.branchIf(x, s.items[i+1].target+1) {
				i += 2
				break
			}
			w.put(w.plan.shape.body[it.from:it.to]...)
			w.labels++
		case ends:
			w.close()
		case unwind:
			w.branch(opBrIf, w.unwindExit)
		case traps:
			w.put(opUnreachable)
		case jump:
			w.jump(x, it.target+1, false)
		}
	}
	if s.falls {
		if x == len(w.plan.shape.segments) {
			w.put(opUnreachable)
		} else {
			w.jump(x, x+1, true)
		}
	}
}

// to is the label of the node that a jump from x to y leads to. ok is false where it has none, or takes the entry's table.
func (w *writer) to(x, y int) (node, label int, ok bool) {
	if x > 0 && x <= len(w.plan.shape.segments) {
		if w.plan.viaEntry[[2]int{x, y}] {
			return y, 0, false
		}
		y = w.plan.enter(y)
	}
	switch {
	case w.plan.graph.isBack(x, y):
		return y, w.loopLabel[y], true
	case w.plan.merges[y]:
		return y, w.blockLabel[y], true
	}
	return y, 0, false
}

// branchIf writes "if, jump, end" as a branch, where the target has a label.
func (w *writer) branchIf(x, y int) bool {
	node, label, ok := w.to(x, y)
	if !ok {
		return false
	}
	w.jumps.direct++
	w.clear(node)
	w.branch(opBrIf, label)
	return true
}

// clear sets PC_B to 0 before a jump to a dispatch.
func (w *writer) clear(node int) {
	if node > len(w.plan.shape.segments) {
		w.put(opI32Const, 0, opLocalSet, 0)
	}
}

// jump goes from x to y; last says that nothing of x follows.
func (w *writer) jump(x, y int, last bool) {
	node, label, ok := w.to(x, y)
	if !w.plan.isDispatch(x) {
		if w.plan.viaEntry[[2]int{x, y}] {
			w.jumps.viaEntry++
			w.put(opI32Const)
			w.out = appendSigned(w.out, int64(w.plan.blockOf(y)))
			w.put(opLocalSet, 0)
			w.branch(opBr, w.entry)
			return
		}
		w.clear(node)
		w.jumps.direct++
	}
	switch {
	case !ok:
		w.tree(node)
	case last && label == w.labels-1 && !w.plan.graph.isBack(x, node):
		// The block ends here.
	default:
		w.branch(opBr, label)
	}
}
