//go:build provoke

package api

import (
	"bytes"
	"os"
)

// provoke makes the program fail, where the file that came asks for it. Only the build for tests has it.
func provoke(file []byte) {
	switch _, after, _ := bytes.Cut(file, []byte("% provoke ")); {
	case bytes.HasPrefix(after, []byte("panic")):
		panic("provoked")
	case bytes.HasPrefix(after, []byte("exit")):
		os.Exit(3)
	}
}
