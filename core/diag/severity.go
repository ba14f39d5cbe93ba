package diag

// Severity says how serious a diagnostic is.
type Severity uint8

// Error: the text breaks the standard. Warning: it can be read, but means less than its author thinks, or contradicts
// itself. Info: discouraged, or worth knowing.
const (
	Error Severity = iota + 1
	Warning
	Info
	// Off leaves a diagnostic out.
	Off
)

// Severities has all severities, the most serious first.
var Severities = [...]Severity{Error, Warning, Info}

// String returns error, warning, info or off.
func (s Severity) String() string { return [...]string{"", "error", "warning", "info", "off"}[s] }

// FindSeverity returns the severity of a name, Off included.
func FindSeverity(name string) (s Severity, ok bool) {
	for s = Error; s <= Off; s++ {
		if s.String() == name {
			return s, true
		}
	}
	return 0, false
}
