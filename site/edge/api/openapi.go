package api

import (
	"net/http"
	"slices"
	"strings"

	"pbn/core/diag"
	"pbn/core/wire"
)

const descriptionPath = "/api/openapi.json"

// object is a JSON object of the description.
type object map[string]any

// description is the API in OpenAPI 3.1, made from the tables of routes, parameters and problems.
func (s *server) description(*request) (*answer, *problem) {
	paths := object{}
	for i := range s.routes {
		r := &s.routes[i]
		path, _ := paths[r.Path].(object)
		if path == nil {
			path = object{}
			paths[r.Path] = path
		}
		path[strings.ToLower(r.Method)] = r.operation()
	}
	return ok(jsonType, asJSON(object{
		"openapi": "3.1.0",
		"info": object{
			"title":   "pbnkit",
			"version": wire.Version,
			"description": "Reads, checks, changes and writes Portable Bridge Notation (PBN 2.1), Portable Game Notation of chess (PGN), Portable Draughts Notation (PDN) and files of chess problems (PBI). What is wrong with a file is data, and answered with 200. A file of another format is answered with 415. " +
				"A file may have " + megabytes(s.limits.Body) + " at most, " + megabytes(int64(s.limits.Whole)) + " where it is changed. " +
				"Names of types are those of the npm package pbnkit.",
		},
		"servers": []object{{"url": "/"}},
		"paths":   paths,
		"components": object{
			"schemas": schemas(),
			"responses": object{"Problem": object{
				"description": "Problem details (RFC 9457). The types are " + problemTypes() + ".",
				"headers":     object{"Pbnkit-Version": versionHeader},
				"content":     object{"application/problem+json": object{"schema": reference("Problem")}},
			}},
		},
	}))
}

var versionHeader = object{"description": "The version of pbnkit that answered", "schema": object{"type": "string"}}

// operation is a route as an Operation Object.
func (r *route) operation() object {
	parameters := []object{}
	if strings.HasSuffix(r.Path, "{rule}") {
		parameters = append(parameters, object{"name": "rule", "in": "path", "required": true, "description": "the name of a rule, AREA/RULE; its slash stays",
			"schema": object{"type": "string", "examples": []string{"tag/unknown"}}})
	}
	for _, p := range r.Parameters {
		parameters = append(parameters, p.described())
	}
	content := object{}
	for _, o := range r.answers {
		contentType, _, _ := strings.Cut(o.contentType, ";")
		content[contentType] = object{}
		if o.json != "" {
			content[contentType] = object{"schema": reference(o.json)}
		}
	}
	headers := object{"Pbnkit-Version": versionHeader}
	responses := object{"200": object{"description": r.About, "headers": headers, "content": content}, "default": object{"$ref": "#/components/responses/Problem"}}
	of := object{"operationId": r.name, "summary": r.About, "parameters": parameters, "responses": responses}
	if r.Method == http.MethodGet {
		headers["ETag"] = object{"description": "For If-None-Match", "schema": object{"type": "string"}}
		responses["304"] = object{"description": "It has not changed"}
		return of
	}
	headers["Pbn-Diagnostics"] = object{"description": "Where the answer is a file: how many diagnostics there are of each severity", "schema": object{"type": "string"}}
	of["requestBody"] = object{
		"required":    true,
		"description": "The file itself, as it is or in the Content-Encoding " + strings.Join(codings, " or ") + ". Its encoding is detected from its bytes, unless sourceEncoding names it.",
		"content":     object{"*/*": object{}},
	}
	return of
}

// described is a parameter as a Parameter Object.
func (p *parameter) described() object {
	of := object{"name": p.Name, "in": "query", "required": p.required}
	if p.About != "" {
		of["description"] = p.About
	}
	switch {
	case p.isJSON:
		of["content"] = object{jsonType: object{"schema": p.schema}}
	case p.Values != nil:
		of["schema"] = object{"type": "string", "enum": p.Values, "default": p.Values[0]}
	default:
		of["schema"] = p.schema
	}
	return of
}

func reference(schema string) object { return object{"$ref": "#/components/schemas/" + schema} }

func problemTypes() string {
	var types []string
	for _, k := range kinds {
		types = append(types, k.Type)
	}
	return strings.Join(types, ", ")
}

// schemas are the types of what is answered. Those of the package are open: its declarations say more of them.
func schemas() object {
	text, whole, list := object{"type": "string"}, object{"type": "integer", "minimum": 0}, object{"type": "array", "items": object{"type": "object"}}
	severities := []string{}
	counts := object{}
	for _, s := range diag.Severities {
		severities = append(severities, s.String())
		counts[s.String()] = whole
	}
	orOff := append(slices.Clone(severities), diag.Off.String()) // a rule may be off unless somebody asks for it
	of := func(properties object, required ...string) object {
		return object{"type": "object", "properties": properties, "required": required}
	}
	report := func(more object, required ...string) object {
		return object{"allOf": []object{reference("Validation"), of(more, required...)}}
	}
	all := object{
		"Validation": of(object{
			"encoding": text, "version": text, "gameCount": whole, "counts": of(counts, severities...), "from": object{"enum": notation.Values[1:]},
			"diagnostics": object{"type": "array", "items": reference("Diagnostic")},
		}, "encoding", "gameCount", "counts", "diagnostics"),
		"Diagnostic": of(object{"rule": text, "severity": object{"enum": severities}, "message": text, "game": whole, "span": object{"type": "object"}},
			"rule", "severity", "message", "span"),
		"PbnFile":   report(object{"games": list, "next": whole}, "games"),
		"Exported":  report(object{"changes": list, "changed": list}, "changes", "changed"),
		"Applied":   report(object{"applied": whole, "more": object{"type": "boolean"}}, "applied"),
		"Converted": report(object{}, "from"),
		"Edited":    report(object{"changed": list, "refused": list}, "changed"),
		"Rules": object{"type": "array", "items": of(object{"name": text, "severity": object{"enum": orOff}, "title": text, "section": text, "fix": object{"type": "boolean"}},
			"name", "severity", "title")},
		"NagTexts": of(object{"texts": object{"type": "array", "items": text, "minItems": 256, "maxItems": 256}}, "texts"),
		"Index":    of(object{"routes": list, "problems": list, "maxBody": whole}, "routes", "problems", "maxBody"),
		"Description": of(object{"openapi": text, "info": object{"type": "object"}, "paths": object{"type": "object"}},
			"openapi", "info", "paths"),
		"Problem": of(object{"type": text, "title": text, "status": whole, "detail": text, "instance": text, "parameter": text, "maximum": whole},
			"type", "title", "status", "detail", "instance"),
	}
	for _, notation := range notations {
		validation := notation.types + "Validation"
		all[validation] = of(object{"encoding": text, "gameCount": whole, "counts": of(counts, severities...), "diagnostics": all["Validation"].(object)["properties"].(object)["diagnostics"]},
			"encoding", "gameCount", "counts", "diagnostics")
		for name, more := range map[string]object{
			"File":     of(object{notation.listed(): list, "next": whole}, notation.listed()),
			"Exported": of(object{"changes": list, "changed": list}, "changes", "changed"),
			"Edited":   of(object{"changed": list, "refused": list}, "changed"),
			"Applied":  of(object{"applied": whole, "more": object{"type": "boolean"}}, "applied"),
		} {
			all[notation.types+name] = object{"allOf": []object{reference(validation), more}}
		}
	}
	return all
}
