package api

import (
	"strings"

	"pbn/core/pbn/answers"
	"pbn/core/pbn/docs"
)

// forAnHour tells that rules change with a deployment only.
var forAnHour = []string{"Cache-Control", "public, max-age=3600"}

func ruleList(r *request) (*answer, *problem) {
	if r.query["format"] == "text" {
		return ok(textType, answers.RuleTable(), forAnHour...)
	}
	return ok(jsonType, answers.Rules(), forAnHour...)
}

func rulePage(r *request) (*answer, *problem) {
	page, known := docs.Explain(strings.TrimPrefix(r.path, rulePath))
	if !known {
		return nil, &problem{kind: notFound, Detail: "There is no such rule; GET /api/rules lists them."}
	}
	contentType := "text/markdown; charset=utf-8"
	if r.query["format"] == "text" {
		contentType = textType
	}
	return ok(contentType, []byte(page), forAnHour...)
}
