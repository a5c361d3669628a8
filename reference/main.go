// Command reference does with a configuration what the server's libraries do: it reads it, evaluates its Expr
// programs and sends its token request. It judges the editor in differential tests and records their vectors;
// it is never shipped. Each sub command reads JSON lines on standard input and answers one JSON line for each.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
)

// commands maps the name of a sub command to what answers its lines: one file and one line each.
var commands = map[string]answer{
	"expr":    answerExpr,
	"hjson":   answerHjson,
	"token":   answerToken,
	"unicode": answerUnicode,
}

// answer turns one line of input into the value that is printed for it. An error ends the program: it means that
// the line is not a question at all. What the libraries refuse is part of the answer.
type answer func(line []byte) (any, error)

func main() {
	if len(os.Args) != 2 || commands[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "usage: reference hjson|expr|token|unicode < questions.jsonl")
		os.Exit(2)
	}
	if err := answerLines(os.Stdin, os.Stdout, commands[os.Args[1]]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// answerLines answers in the order of the questions and flushes whenever its input runs dry, so that a caller may
// ask one question at a time.
func answerLines(input io.Reader, output io.Writer, handle answer) error {
	reader := bufio.NewReaderSize(input, 1<<20)
	writer := bufio.NewWriterSize(output, 1<<20)
	defer writer.Flush()
	encoder := json.NewEncoder(writer)
	encoder.SetEscapeHTML(false)
	for number := 1; ; number++ {
		line, err := reader.ReadBytes('\n')
		if len(bytes.TrimSpace(line)) > 0 {
			result, problem := handle(line)
			if problem != nil {
				return fmt.Errorf("line %d: %w", number, problem)
			}
			if problem := encoder.Encode(result); problem != nil {
				return fmt.Errorf("line %d: %w", number, problem)
			}
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if reader.Buffered() == 0 {
			if err := writer.Flush(); err != nil {
				return err
			}
		}
	}
}
