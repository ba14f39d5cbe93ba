package problems

import (
	"testing"

	"pbn/e2e/browser"
)

func TestMain(m *testing.M) { browser.Main(m) }
