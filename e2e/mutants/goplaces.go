package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
)

// The operators that replace one another. Those of a comparison that ends elsewhere by one are boundaries.
var (
	boundaries = map[token.Token]token.Token{token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR}
	negations  = map[token.Token]token.Token{token.EQL: token.NEQ, token.NEQ: token.EQL}
	logics     = map[token.Token]token.Token{token.LAND: token.LOR, token.LOR: token.LAND}
)

// goPlaces returns the places of a Go file. Texts in quotes have none: goldens hold what is said. Nor has what no test could notice: the
// words of a panic, which nobody reads unless the program is wrong, and how much room a slice, a map or a buffer is given beforehand.
func goPlaces(file string, source []byte) ([]place, error) {
	files := token.NewFileSet()
	tree, err := parser.ParseFile(files, file, source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	f := &goFile{name: file, source: source, files: files}
	ast.Inspect(tree, f.visit)
	return f.places, nil
}

type goFile struct {
	name   string
	source []byte
	files  *token.FileSet
	places []place
	filled *ast.CallExpr // a slices.Grow whose room is sliced at once, so that it has to be enough
}

func (f *goFile) add(n ast.Node, kind string, texts ...string) {
	f.addWithin(n, n.Pos(), n.End(), kind, texts...)
}

// addWithin adds the place of a part of an expression.
func (f *goFile) addWithin(outer ast.Node, start, end token.Pos, kind string, texts ...string) {
	at := f.files.Position(start)
	f.places = append(f.places, place{
		File: f.name, Line: at.Line, Start: at.Offset, End: f.files.Position(end).Offset, Kind: kind, Texts: texts,
		OuterStart: f.files.Position(outer.Pos()).Offset, OuterEnd: f.files.Position(outer.End()).Offset, Statement: kind == deletion,
	})
}

func (f *goFile) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.SliceExpr:
		f.filled, _ = n.X.(*ast.CallExpr)
	case *ast.CallExpr:
		if args := f.drawn(n); len(args) < len(n.Args) {
			for _, arg := range args {
				ast.Inspect(arg, f.visit)
			}
			return false
		}
	case *ast.BinaryExpr:
		f.operator(n)
	case *ast.IfStmt:
		f.condition(n.Cond)
	case *ast.ForStmt:
		f.condition(n.Cond)
	case *ast.SwitchStmt:
		if n.Tag == nil {
			for _, c := range n.Body.List {
				for _, cond := range c.(*ast.CaseClause).List {
					f.condition(cond)
				}
			}
		}
	case *ast.ArrayType:
		// What a longer array has more, nothing reads.
		if length, ok := n.Len.(*ast.BasicLit); ok {
			f.constant(length, -1)
			ast.Inspect(n.Elt, f.visit)
			return false
		}
	case *ast.BasicLit:
		f.constant(n, -1, 1)
	case *ast.BlockStmt:
		f.statements(n.List)
	case *ast.CaseClause:
		f.statements(n.Body)
	case *ast.ReturnStmt:
		for _, r := range n.Results {
			if name, ok := r.(*ast.Ident); ok && (name.Name == "true" || name.Name == "false") {
				f.add(r, result, strconv.FormatBool(name.Name == "false"))
			}
		}
	}
	return true
}

func (f *goFile) operator(n *ast.BinaryExpr) {
	for kind, others := range map[string]map[token.Token]token.Token{boundary: boundaries, negation: negations, logic: logics} {
		if other, ok := others[n.Op]; ok {
			f.addWithin(n, n.OpPos, n.OpPos+token.Pos(len(n.Op.String())), kind, other.String())
		}
	}
}

// drawn returns the arguments of a call in which there may be places.
func (f *goFile) drawn(call *ast.CallExpr) []ast.Expr {
	switch f.text(call.Fun) {
	case "panic":
		return nil
	case "make":
		if _, isMap := call.Args[0].(*ast.MapType); isMap {
			return call.Args[:1]
		}
		return call.Args[:min(len(call.Args), 2)]
	}
	if isGrow(call) && call != f.filled {
		return call.Args[:len(call.Args)-1]
	}
	return call.Args
}

// isGrow reports whether a call only makes room: slices.Grow, or the method of a buffer.
func isGrow(e ast.Expr) bool {
	call, ok := e.(*ast.CallExpr)
	if !ok {
		return false
	}
	name, ok := call.Fun.(*ast.SelectorExpr)
	return ok && name.Sel.Name == "Grow"
}

// condition negates a whole condition, unless it is one comparison, which operator negates.
func (f *goFile) condition(cond ast.Expr) {
	if cond == nil {
		return
	}
	if c, ok := cond.(*ast.BinaryExpr); ok && negations[c.Op] != 0 {
		return
	}
	f.add(cond, negation, "!("+f.text(cond)+")")
}

// constant adds steps to a number or a character.
func (f *goFile) constant(n *ast.BasicLit, steps ...int64) {
	var texts []string
	for _, step := range steps {
		switch n.Kind {
		case token.INT:
			if v, err := strconv.ParseInt(n.Value, 0, 64); err == nil {
				texts = append(texts, strconv.FormatInt(v+step, 10))
			}
		case token.CHAR:
			if v, _, _, err := strconv.UnquoteChar(n.Value[1:], '\''); err == nil && v > 0 {
				texts = append(texts, strconv.QuoteRune(v+rune(step)))
			}
		}
	}
	if len(texts) > 0 {
		f.add(n, constant, texts...)
	}
}

// statements deletes assignments, counts and calls.
func (f *goFile) statements(list []ast.Stmt) {
	for _, s := range list {
		switch s := s.(type) {
		case *ast.AssignStmt:
			if s.Tok == token.DEFINE || slices.ContainsFunc(s.Lhs, isBlank) || !slices.ContainsFunc(s.Rhs, isNoGrow) {
				continue
			}
		case *ast.ExprStmt:
			if isGrow(s.X) {
				continue
			}
		case *ast.IncDecStmt:
		default:
			continue
		}
		f.add(s, deletion, "")
	}
}

func isNoGrow(e ast.Expr) bool { return !isGrow(e) }

func isBlank(e ast.Expr) bool {
	name, ok := e.(*ast.Ident)
	return ok && name.Name == "_"
}

func (f *goFile) text(n ast.Node) string {
	return string(f.source[f.files.Position(n.Pos()).Offset:f.files.Position(n.End()).Offset])
}
