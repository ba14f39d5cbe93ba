package api

import (
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strings"
)

// tagged is an answer that changes with a deployment only, with a tag by which a client knows it again. The tag is a weak one: it holds for
// each coding.
func tagged(a *answer, known string) *answer {
	sum := sha256.Sum256(a.body)
	tag := `W/"` + hex.EncodeToString(sum[:12]) + `"`
	a.header["ETag"] = tag
	a.header["Cache-Control"] = "public, max-age=3600"
	for entry := range strings.SplitSeq(known, ",") {
		if entry = strings.TrimSpace(entry); entry == "*" || strings.TrimPrefix(entry, "W/") == strings.TrimPrefix(tag, "W/") {
			return &answer{status: http.StatusNotModified, header: a.header}
		}
	}
	return a
}
