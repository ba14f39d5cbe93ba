package flow

import "slices"

// plan is how a function will be written: its control-flow graph as a tree of dominators, from which WebAssembly's blocks and loops
// follow (Ramsey, "Beyond Relooper", 2022).
//
// Node 0 is the entry of the function, node i+1 is segment i, and after them come dispatches. The runtime enters a function anew where a
// call has unwound the stack. When that is within a loop, the loop would have two entries; so the loop gets a dispatch as its
// new header, which asks PC_B: 0 goes on to the old header, other numbers to where the function is resumed, or to the dispatch of
// a loop within. Jumps to the header lead to the dispatch and set PC_B to 0.
type plan struct {
	shape *shape
	graph *graph // with the dispatches
	// viaEntry are the edges that stay jumps through the entry's table, since they lead into the middle of a loop.
	viaEntry map[[2]int]bool
	// dispatch is the dispatch of a loop by the loop's header; 0 is none.
	dispatch []int
	// headerOf is the reverse.
	headerOf []int
	// routes are by entry or dispatch: for each node where the function is resumed, where to go next.
	routes   []map[int]int
	children [][]int // in the tree of dominators, in order
	isHeader []bool
	// merges reports whether a node is reached by branches, so that it needs a label. Others are written where they are jumped to.
	merges []bool
}

// newPlan plans a function; nil is a graph that has no plan.
func newPlan(s *shape) *plan {
	p := &plan{shape: s, viaEntry: map[[2]int]bool{}}
	var resumed []int
	for block, is := range s.entered {
		if x := s.table[block] + 1; is && !slices.Contains(resumed, x) {
			resumed = append(resumed, x)
		}
	}
	flow, resumed := p.straighten(resumed)
	p.dispatches(flow, resumed)
	if len(p.graph.entersMiddle()) > 0 {
		return nil
	}
	p.label()
	return p
}

// blockOf is a block number of a segment's node.
func (p *plan) blockOf(x int) int { return slices.Index(p.shape.table, x-1) }

// segmentEdges are the jumps of segments to each other.
func (p *plan) segmentEdges() [][]int {
	next := make([][]int, len(p.shape.segments)+1)
	for i, s := range p.shape.segments {
		x := i + 1
		add := func(y int) {
			if !p.viaEntry[[2]int{x, y}] {
				next[x] = append(next[x], y)
			}
		}
		for _, it := range s.items {
			if it.kind == jump {
				add(it.target + 1)
			}
		}
		if s.falls && x < len(p.shape.segments) {
			add(x + 1)
		}
	}
	return next
}

// straighten finds the graph of a call that is not resumed. Edges into the middle of a loop are taken out; their targets are then
// entered as if the function were resumed there.
func (p *plan) straighten(resumed []int) (*graph, []int) {
	for {
		next := p.segmentEdges()
		next[0] = []int{1}
		g := newGraph(next)
		// What only the runtime enters, as after a recovery, hangs on the entry.
		for _, x := range resumed {
			if !g.reaches(x) {
				next[0] = append(next[0], x)
				g = newGraph(next)
			}
		}
		middle := g.entersMiddle()
		if len(middle) == 0 {
			return g, resumed
		}
		for _, edge := range middle {
			p.viaEntry[edge] = true
			p.shape.entered[p.blockOf(edge[1])] = true
			if !slices.Contains(resumed, edge[1]) {
				resumed = append(resumed, edge[1])
			}
		}
		slices.Sort(resumed)
	}
}

// dispatches adds the dispatches to a graph and finds the routes.
func (p *plan) dispatches(flow *graph, resumed []int) {
	around := flow.loops()
	p.dispatch = make([]int, len(flow.next))
	p.headerOf = make([]int, len(flow.next))
	for _, x := range resumed {
		for h := around[x]; h != 0 && p.dispatch[h] == 0; h = around[h] {
			p.dispatch[h] = len(p.headerOf)
			p.headerOf = append(p.headerOf, h)
		}
	}
	p.routes = make([]map[int]int, len(p.headerOf))
	for _, x := range resumed {
		// From the inside: each step is entered from the next loop around it.
		step := x
		if d := p.dispatch[x]; d != 0 {
			p.addRoute(d, x, x)
			step = d
		}
		for h := around[x]; h != 0; h = around[h] {
			p.addRoute(p.dispatch[h], x, step)
			step = p.dispatch[h]
		}
		p.addRoute(0, x, step)
	}
	next := make([][]int, len(p.headerOf))
	for x, ys := range flow.next {
		for _, y := range ys {
			if x == 0 && y != 1 {
				continue // the routes have it
			}
			next[x] = append(next[x], p.enter(y))
		}
	}
	for d := len(flow.next); d < len(next); d++ {
		next[d] = []int{p.headerOf[d]}
	}
	for from, route := range p.routes {
		for _, x := range resumed {
			if to, has := route[x]; has && !slices.Contains(next[from], to) {
				next[from] = append(next[from], to)
			}
		}
	}
	p.graph = newGraph(next)
}

func (p *plan) addRoute(from, resumed, to int) {
	if p.routes[from] == nil {
		p.routes[from] = map[int]int{}
	}
	p.routes[from][resumed] = to
}

// enter is where a jump to a segment leads: to the dispatch of its loop where it has one.
func (p *plan) enter(y int) int {
	if d := p.dispatch[y]; d != 0 {
		return d
	}
	return y
}

// normally is where an entry or a dispatch leads while nothing is resumed.
func (p *plan) normally(x int) int { return p.graph.next[x][0] }

// isOnlyTo reports whether all block numbers but 0 with which an entry or a dispatch can be asked lead to its second successor.
func (p *plan) isOnlyTo(x int) bool {
	if len(p.graph.next[x]) != 2 {
		return false
	}
	for block, is := range p.shape.entered {
		if to, has := p.routes[x][p.shape.table[block]+1]; is && has && block != 0 && to == p.normally(x) {
			return false
		}
	}
	return true
}

// label finds which nodes begin loops and which need a label.
func (p *plan) label() {
	n := len(p.graph.next)
	p.children = make([][]int, n)
	p.isHeader = make([]bool, n)
	p.merges = make([]bool, n)
	entered := make([]bool, n)
	for _, x := range p.graph.nodes {
		if x > 0 {
			p.children[p.graph.dominator[x]] = append(p.children[p.graph.dominator[x]], x)
		}
		for _, y := range p.graph.next[x] {
			if p.graph.isBack(x, y) {
				p.isHeader[y] = true
				continue
			}
			p.merges[y] = p.merges[y] || entered[y] || p.isDispatch(x) && y != p.normally(x)
			entered[y] = true
		}
	}
}

func (p *plan) isDispatch(x int) bool { return x == 0 || x > len(p.shape.segments) }
