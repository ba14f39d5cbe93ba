package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path"
	"strings"
)

// settings are the variables of GODEBUG that package runtime asks for again and again, and that are 0, since there is no GODEBUG.
var settings = map[string]string{
	"debug.checkfinalizers": "0", "debug.clobberfree": "0", "debug.dontfreezetheworld": "0", "debug.efence": "0", "debug.gccheckmark": "0",
	"debug.gcpacertrace": "0", "debug.gcshrinkstackoff": "0", "debug.gcstoptheworld": "0", "debug.gctrace": "0", "debug.inittrace": "0",
	"debug.malloc": "false", "debug.sbrk": "0", "debug.scavtrace": "0", "debug.scheddetail": "0", "debug.schedtrace": "0",
	"debug.tracebackancestors": "0",
}

// runtimeFiles returns the names of the files of package runtime in a module.
func runtimeFiles() (names []string, err error) {
	list := exec.Command("go", "list", "-f", `{{range .GoFiles}}runtime/{{.}} {{end}}`, "runtime")
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=")
	out, err := list.Output()
	return strings.Fields(string(out)), err
}

func isOfRuntime(name string) bool { return path.Dir(name) == "runtime" }

// quiet makes the settings constants in a file of package runtime, and takes out what is printed before the program is stopped, whose
// reason stays: for the most part it is numbers in hexadecimal, each a call.
func quiet(source []byte) ([]byte, error) {
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "", source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	text := func(n ast.Node) string {
		return string(source[files.Position(n.Pos()).Offset:files.Position(n.End()).Offset])
	}
	var edits []edit
	change := func(n ast.Node, text string) {
		edits = append(edits, edit{files.Position(n.Pos()).Offset, files.Position(n.End()).Offset, text})
	}
	inPlace := map[ast.Node]bool{} // what is set, or whose address is taken, or that changed with what it is in
	keep := func(n ast.Node) {
		ast.Inspect(n, func(n ast.Node) bool {
			if n != nil {
				inPlace[n] = true
			}
			return true
		})
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for _, to := range n.Lhs {
				keep(to)
			}
		case *ast.UnaryExpr:
			if n.Op == token.AND {
				keep(n.X)
			}
		case *ast.SelectorExpr:
			if value, is := settings[text(n)]; is && !inPlace[n] {
				change(n, value)
			}
		case *ast.BlockStmt:
			silence(n.List, text, change, keep)
		case *ast.CaseClause:
			silence(n.Body, text, change, keep)
		}
		return true
	})
	return applied(source, edits), nil
}

// silence takes the prints out of statements that end with a throw. What they print stays in use, since a variable must be used.
func silence(statements []ast.Stmt, text func(ast.Node) string, change func(ast.Node, string), keep func(ast.Node)) {
	if len(statements) == 0 || called(statements[len(statements)-1]) != "throw" {
		return
	}
	for _, s := range statements {
		if name := called(s); name != "print" && name != "println" {
			continue
		}
		var names, values []string
		for _, value := range s.(*ast.ExprStmt).X.(*ast.CallExpr).Args {
			names, values = append(names, "_"), append(values, text(value))
		}
		keep(s)
		if len(names) == 0 {
			change(s, "")
		} else {
			change(s, strings.Join(names, ", ")+" = "+strings.Join(values, ", "))
		}
	}
}

// called returns the name of the function that a statement calls, "" if it does something else.
func called(s ast.Stmt) string {
	if e, ok := s.(*ast.ExprStmt); ok {
		if call, ok := e.X.(*ast.CallExpr); ok {
			if name, ok := call.Fun.(*ast.Ident); ok {
				return name.Name
			}
		}
	}
	return ""
}
