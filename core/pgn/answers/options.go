package answers

import "pbn/core/wire"

// Options are what a caller may say of a file before it is read, and of the games that it wants.
type Options struct {
	Wire wire.Options
	// TagsOnly leaves the moves out.
	TagsOnly bool
}
