// Package lines answers questions that are JSON lines.
package lines

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
)

// Answer turns one line of input into the value that is printed for it. An error ends the program: it means that
// the line is not a question at all. What the libraries refuse is part of the answer.
type Answer func(line []byte) (any, error)

// AnswerAll answers in the order of the questions and flushes whenever its input runs dry, so that a caller may
// ask one question at a time.
func AnswerAll(input io.Reader, output io.Writer, handle Answer) error {
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
