//go:build !js

package files

import "path/filepath"

// realPath returns the path of a file to which a path with links leads.
func realPath(path string) (string, error) { return filepath.EvalSymlinks(path) }
