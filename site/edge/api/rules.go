package api

import (
	"strings"

	"pbn/core/convert"
	"pbn/core/convert/docs"
	"pbn/core/pbn/answers"
	"pbn/core/wire"
)

func ruleList(r *request) (*answer, *problem) {
	if r.query["format"] == "text" {
		return ok(textType, wire.RuleTable(convert.AllRules(), convert.Rules))
	}
	return ok(jsonType, wire.Rules(convert.AllRules(), convert.Rules))
}

// nagList is what the numbers of NAGs mean, in English.
func nagList(*request) (*answer, *problem) { return ok(jsonType, answers.NAGs(nil)) }

func rulePage(r *request) (*answer, *problem) {
	return pageOf(r, strings.TrimPrefix(r.path, rulePath), docs.Explain, "/api/rules")
}

// pageOf answers with the page of a rule. list is the address that lists all rules.
func pageOf(r *request, rule string, explain func(rule string) (page string, known bool), list string) (*answer, *problem) {
	page, known := explain(rule)
	if !known {
		return nil, &problem{kind: notFound, Detail: "There is no such rule; GET " + list + " lists them."}
	}
	contentType := markdownType
	if r.query["format"] == "text" {
		contentType = textType
	}
	return ok(contentType, []byte(page))
}
