package syntax_test

import (
	"fmt"

	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/syntax"
)

// The tree of a game, for people who debug: its nodes, and the tokens that tile its text.
func ExampleTree_Dump() {
	p := syntax.NewParser(source.Open([]byte("[Auction \"N\"]\n1C ! ;weak\n"), source.Automatic), rules.NewList())
	tree, _ := p.Next()
	fmt.Print(tree.Dump())
	fmt.Println()
	fmt.Print(tree.DumpTokens())
	// Output:
	// TagPair "[Auction \"N\"]"
	// Call "1C"
	// Suffix "!"
	// LineComment ";weak"
	//
	// 1:1 LeftBracket "["
	// 1:2 Name "Auction"
	// 1:9 Space " "
	// 1:10 String "\"N\""
	// 1:13 RightBracket "]"
	// 1:14 LineEnd "\n"
	// 2:1 Call "1C"
	// 2:3 Space " "
	// 2:4 Suffix "!"
	// 2:5 Space " "
	// 2:6 LineComment ";weak"
	// 2:11 LineEnd "\n"
}
