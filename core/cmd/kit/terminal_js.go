package kit

import "os"

// isTerminal reports whether a standard stream is a terminal, which JavaScript has found out.
func isTerminal(file *os.File) bool { return host.Call("isTerminal", int(file.Fd())).Bool() }
