package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"slices"
	"strings"
)

// writeSlow prints a pattern for go test -run: of the tests in files whose first statements call themselves slow.
func writeSlow(w io.Writer, files []string) error {
	var names []string
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, decl := range file.Decls {
			if test, ok := decl.(*ast.FuncDecl); ok && test.Recv == nil && strings.HasPrefix(test.Name.Name, "Test") && saysSlow(test.Body) {
				names = append(names, test.Name.Name)
			}
		}
	}
	if len(names) == 0 {
		return errors.New("no test of these files is slow")
	}
	slices.Sort(names)
	_, err := fmt.Fprintf(w, "^(%s)$\n", strings.Join(names, "|"))
	return err
}

// saysSlow reports whether a statement of a test, not of a function in it, is a call of browser.Slow.
func saysSlow(body *ast.BlockStmt) bool {
	return slices.ContainsFunc(body.List, func(statement ast.Stmt) bool {
		expression, ok := statement.(*ast.ExprStmt)
		if !ok {
			return false
		}
		call, ok := expression.X.(*ast.CallExpr)
		if !ok {
			return false
		}
		called, ok := call.Fun.(*ast.SelectorExpr)
		return ok && called.Sel.Name == "Slow"
	})
}
