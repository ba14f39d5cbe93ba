package flow

// graph is a control-flow graph whose root is node 0, with the order and the dominators of what can be reached.
type graph struct {
	next [][]int // successors
	// order is the place of each node in reverse postorder, in which a node comes before those that it leads to, except through
	// the back edges of loops. -1 is a node that cannot be reached.
	order []int
	nodes []int // the reachable nodes in that order
	// dominator is the immediate dominator of each reachable node: the last node that every path from the root passes before it.
	dominator []int
}

func newGraph(next [][]int) *graph {
	g := &graph{next: next}
	g.number()
	g.dominate()
	return g
}

func (g *graph) reaches(x int) bool { return g.order[x] >= 0 }

// number finds the reverse postorder by a search in depth.
func (g *graph) number() {
	g.order = make([]int, len(g.next))
	for x := range g.order {
		g.order[x] = -1
	}
	type visit struct{ node, next int }
	stack := []visit{{0, 0}}
	g.order[0] = 0 // seen; the place comes below
	var post []int
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next == len(g.next[top.node]) {
			post = append(post, top.node)
			stack = stack[:len(stack)-1]
			continue
		}
		y := g.next[top.node][top.next]
		top.next++
		if g.order[y] < 0 {
			g.order[y] = 0
			stack = append(stack, visit{y, 0})
		}
	}
	for i := len(post) - 1; i >= 0; i-- {
		g.order[post[i]] = len(g.nodes)
		g.nodes = append(g.nodes, post[i])
	}
}

func (g *graph) previous() [][]int {
	previous := make([][]int, len(g.next))
	for _, x := range g.nodes {
		for _, y := range g.next[x] {
			previous[y] = append(previous[y], x)
		}
	}
	return previous
}

// dominate finds the dominators as Cooper, Harvey and Kennedy do ("A Simple, Fast Dominance Algorithm").
func (g *graph) dominate() {
	previous := g.previous()
	g.dominator = make([]int, len(g.next))
	for x := range g.dominator {
		g.dominator[x] = -1
	}
	g.dominator[0] = 0
	for changed := true; changed; {
		changed = false
		for _, x := range g.nodes[1:] {
			d := -1
			for _, p := range previous[x] {
				switch {
				case g.dominator[p] < 0: // not yet known
				case d < 0:
					d = p
				default:
					d = g.common(p, d)
				}
			}
			if g.dominator[x] != d {
				g.dominator[x] = d
				changed = true
			}
		}
	}
}

// common is the nearest node that dominates two.
func (g *graph) common(x, y int) int {
	for x != y {
		for g.order[x] > g.order[y] {
			x = g.dominator[x]
		}
		for g.order[y] > g.order[x] {
			y = g.dominator[y]
		}
	}
	return x
}

func (g *graph) dominates(x, y int) bool { return g.common(x, y) == x }

// isBack reports whether an edge leads back in the order.
func (g *graph) isBack(x, y int) bool { return g.order[y] <= g.order[x] }

// entersMiddle finds the edges that lead back to a node that does not dominate them: they make loops of two entries, which
// WebAssembly does not have.
func (g *graph) entersMiddle() (edges [][2]int) {
	for _, x := range g.nodes {
		for _, y := range g.next[x] {
			if g.isBack(x, y) && !g.dominates(y, x) {
				edges = append(edges, [2]int{x, y})
			}
		}
	}
	return edges
}

// loops finds the innermost loop around each node, by its header: the node that its back edges lead to. A header's own loop
// does not count; 0 is none.
func (g *graph) loops() (around []int) {
	around = make([]int, len(g.next))
	previous := g.previous()
	// Inner headers come later in the order than those of the loops around them.
	for i := len(g.nodes) - 1; i > 0; i-- {
		header := g.nodes[i]
		var work []int
		for _, p := range previous[header] {
			if g.isBack(p, header) {
				work = append(work, p)
			}
		}
		for len(work) > 0 {
			x := work[len(work)-1]
			work = work[:len(work)-1]
			for x != header && around[x] != 0 && around[x] != header {
				x = around[x] // the outermost loop that is known around it
			}
			if x == header || around[x] == header {
				continue
			}
			around[x] = header
			work = append(work, previous[x]...)
		}
	}
	return around
}
