package files

import "syscall/js"

// realPath returns the path of a file to which a path with links leads. Go would not know which links of Windows are absolute.
func realPath(path string) (string, error) {
	return js.Global().Get("pbnkit").Call("realPath", path).String(), nil
}
