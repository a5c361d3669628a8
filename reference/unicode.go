package main

import (
	"encoding/json"
	"fmt"
	"sort"
	"unicode"
)

// unicodeQuestion names a category or script of package unicode, or is `assigned`. Without a class, the answer has the
// names of all of them.
type unicodeQuestion struct {
	Class string `json:"class"`
}

// unicodeAnswer has the ranges of a class, both ends included.
type unicodeAnswer struct {
	Version    string    `json:"version"`
	Ranges     [][2]rune `json:"ranges,omitempty"`
	Categories []string  `json:"categories,omitempty"`
	Scripts    []string  `json:"scripts,omitempty"`
	Aliases    []string  `json:"aliases,omitempty"`
}

func answerUnicode(line []byte) (any, error) {
	var question unicodeQuestion
	if err := json.Unmarshal(line, &question); err != nil {
		return nil, err
	}
	answer := unicodeAnswer{Version: unicode.Version}
	if question.Class == "" {
		answer.Categories, answer.Scripts = sortedNames(unicode.Categories), sortedNames(unicode.Scripts)
		answer.Aliases = sortedNames(unicode.CategoryAliases)
		return answer, nil
	}
	isInside, err := classNamed(question.Class)
	if err != nil {
		return nil, err
	}
	for first := rune(0); first <= unicode.MaxRune; first++ {
		if !isInside(first) {
			continue
		}
		last := first
		for last < unicode.MaxRune && isInside(last+1) {
			last++
		}
		answer.Ranges = append(answer.Ranges, [2]rune{first, last})
		first = last
	}
	return answer, nil
}

func classNamed(name string) (func(rune) bool, error) {
	if name == "assigned" {
		return func(character rune) bool { return !unicode.Is(unicode.Cn, character) }, nil
	}
	table := unicode.Categories[name]
	if table == nil {
		table = unicode.Scripts[name]
	}
	if table == nil {
		return nil, fmt.Errorf("no class %s", name)
	}
	return func(character rune) bool { return unicode.Is(table, character) }, nil
}

func sortedNames[Value any](table map[string]Value) []string {
	names := make([]string, 0, len(table))
	for name := range table {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}
