package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"strconv"
	"unicode/utf8"
)

// The operators that replace one another. Those of a comparison that ends elsewhere by one are boundaries.
var (
	boundaries  = map[token.Token]token.Token{token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR}
	negations   = map[token.Token]token.Token{token.EQL: token.NEQ, token.NEQ: token.EQL}
	logics      = map[token.Token]token.Token{token.LAND: token.LOR, token.LOR: token.LAND}
	arithmetics = map[token.Token]token.Token{
		token.ADD: token.SUB, token.SUB: token.ADD, token.MUL: token.QUO, token.QUO: token.MUL, token.REM: token.MUL,
		token.AND: token.OR, token.OR: token.AND, token.XOR: token.AND, token.AND_NOT: token.AND, token.SHL: token.SHR, token.SHR: token.SHL,
	}
	assignments = map[token.Token]token.Token{
		token.ADD_ASSIGN: token.SUB_ASSIGN, token.SUB_ASSIGN: token.ADD_ASSIGN, token.MUL_ASSIGN: token.QUO_ASSIGN, token.QUO_ASSIGN: token.MUL_ASSIGN,
		token.REM_ASSIGN: token.MUL_ASSIGN, token.AND_ASSIGN: token.OR_ASSIGN, token.OR_ASSIGN: token.AND_ASSIGN, token.XOR_ASSIGN: token.AND_ASSIGN,
		token.AND_NOT_ASSIGN: token.AND_ASSIGN, token.SHL_ASSIGN: token.SHR_ASSIGN, token.SHR_ASSIGN: token.SHL_ASSIGN,
	}
)

// goPlaces returns the places of a Go file. What is said in words has none: goldens hold it. Nor has what no test could notice: the
// words of a panic, which nobody reads unless the program is wrong, and how much room a slice, a map or a buffer is given beforehand.
// A file that is generated has no place at all.
func goPlaces(file string, source []byte) ([]place, error) {
	files := token.NewFileSet()
	tree, err := parser.ParseFile(files, file, source, parser.SkipObjectResolution|parser.ParseComments)
	if err != nil || ast.IsGenerated(tree) {
		return nil, err
	}
	f := &goFile{name: file, source: source, files: files, last: map[ast.Stmt]bool{}}
	ast.Inspect(tree, f.visit)
	return f.places, nil
}

type goFile struct {
	name   string
	source []byte
	files  *token.FileSet
	places []place
	filled *ast.CallExpr // a slices.Grow whose room is sliced at once, so that it has to be enough
	// last has the last statements of functions: without a return there, a function does not compile, or does the same.
	last map[ast.Stmt]bool
}

func (f *goFile) add(n ast.Node, kind string, texts ...string) {
	f.addWithin(n, n.Pos(), n.End(), kind, texts...)
}

// addWithin adds the place of a part of an expression.
func (f *goFile) addWithin(outer ast.Node, start, end token.Pos, kind string, texts ...string) {
	at := f.files.Position(start)
	f.places = append(f.places, place{
		File: f.name, Line: at.Line, Start: at.Offset, End: f.files.Position(end).Offset, Kind: kind, Texts: texts,
		OuterStart: f.files.Position(outer.Pos()).Offset, OuterEnd: f.files.Position(outer.End()).Offset, Statement: isLeftOut(kind),
	})
}

func (f *goFile) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ImportSpec:
		return false
	case *ast.Field:
		// Not the tag of a field.
		for _, name := range n.Names {
			ast.Inspect(name, f.visit)
		}
		ast.Inspect(n.Type, f.visit)
		return false
	case *ast.FuncDecl:
		f.ends(n.Body)
	case *ast.FuncLit:
		f.ends(n.Body)
	case *ast.AssignStmt:
		f.assignment(n)
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
		f.text(n)
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
	for kind, others := range map[string]map[token.Token]token.Token{boundary: boundaries, negation: negations, logic: logics, arithmetic: arithmetics} {
		if other, ok := others[n.Op]; ok && (kind != arithmetic || !isText(n)) {
			f.addWithin(n, n.OpPos, n.OpPos+token.Pos(len(n.Op.String())), kind, other.String())
		}
	}
}

// isText reports whether an expression puts texts together.
func isText(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.BasicLit:
		return e.Kind == token.STRING
	case *ast.BinaryExpr:
		return e.Op == token.ADD && (isText(e.X) || isText(e.Y))
	}
	return false
}

// assignment is one that computes.
func (f *goFile) assignment(n *ast.AssignStmt) {
	if other, ok := assignments[n.Tok]; ok && !isText(n.Rhs[0]) {
		f.addWithin(n, n.TokPos, n.TokPos+token.Pos(len(n.Tok.String())), arithmetic, other.String())
		f.places[len(f.places)-1].Statement = true
	}
}

func (f *goFile) ends(body *ast.BlockStmt) {
	if body != nil && len(body.List) > 0 {
		f.last[body.List[len(body.List)-1]] = true
	}
}

// drawn returns the arguments of a call in which there may be places.
func (f *goFile) drawn(call *ast.CallExpr) []ast.Expr {
	switch f.written(call.Fun) {
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
	f.add(cond, negation, "!("+f.written(cond)+")")
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

// sentence is in what is said to people: words with a space between them.
var sentence = regexp.MustCompile(`\pL.*\s|\s.*\pL`)

// text shortens a text in quotes, or leaves nothing of it: the name of a tag, a key, a line end.
func (f *goFile) text(n *ast.BasicLit) {
	if n.Kind != token.STRING {
		return
	}
	said, err := strconv.Unquote(n.Value)
	if err != nil || said == "" || sentence.MatchString(said) {
		return
	}
	texts := []string{`""`}
	if _, size := utf8.DecodeLastRuneInString(said); size < len(said) {
		texts = append(texts, strconv.Quote(said[:len(said)-size]))
	}
	f.add(n, text, texts...)
}

// statements leaves out assignments, counts and calls, and what goes somewhere else, unless it is the last statement of a function.
func (f *goFile) statements(list []ast.Stmt) {
	for _, s := range list {
		kind := deletion
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
		case *ast.ReturnStmt:
			kind = branch
		case *ast.BranchStmt:
			if kind = branch; s.Tok != token.BREAK && s.Tok != token.CONTINUE {
				continue
			}
		default:
			continue
		}
		if kind != branch || !f.last[s] {
			f.add(s, kind, "")
		}
	}
}

func isNoGrow(e ast.Expr) bool { return !isGrow(e) }

func isBlank(e ast.Expr) bool {
	name, ok := e.(*ast.Ident)
	return ok && name.Name == "_"
}

func (f *goFile) written(n ast.Node) string {
	return string(f.source[f.files.Position(n.Pos()).Offset:f.files.Position(n.End()).Offset])
}
