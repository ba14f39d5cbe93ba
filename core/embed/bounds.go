package embed

// Bounds are what the export of a document may take. One that would take more leaves the document as it is, and the error is that of the
// report.
type Bounds struct {
	// Until is asked after each game and each block, and ends the export as soon as it returns an error; nil never does.
	Until func() error
	// LongestGame is how many bytes of text a game may have; 0 is no bound.
	LongestGame int
}
