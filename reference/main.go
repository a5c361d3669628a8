// Command reference does with a configuration what the server's libraries do: it reads it, evaluates its Expr
// programs and sends its token request. It judges the editor in differential tests and records their vectors;
// it is never shipped. Each sub command reads JSON lines on standard input and answers one JSON line for each.
package main

import (
	"fmt"
	"os"

	"example.org/hjson-config-editor/reference/lines"
)

// commands maps the name of a sub command to what answers its lines: one file and one line each.
var commands = map[string]lines.Answer{
	"expr":         answerExpr,
	"hjson":        answerHjson[Config],
	"hjson-sample": answerHjson[Sample],
	"token":        answerToken,
	"unicode":      answerUnicode,
}

func main() {
	if len(os.Args) != 2 || commands[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "usage: reference hjson|hjson-sample|expr|token|unicode < questions.jsonl")
		os.Exit(2)
	}
	if err := lines.AnswerAll(os.Stdin, os.Stdout, commands[os.Args[1]]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
