// Reads connection strings as pgx does: one JSON string a line in, one JSON object a line out.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	"github.com/jackc/pgx/v5"
)

type answer struct {
	Error    string            `json:"error,omitempty"`
	Host     string            `json:"host,omitempty"`
	Port     uint16            `json:"port,omitempty"`
	User     string            `json:"user,omitempty"`
	Password string            `json:"password,omitempty"`
	Database string            `json:"database,omitempty"`
	Settings map[string]string `json:"settings,omitempty"`
	Others   []string          `json:"others,omitempty"`
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	out := json.NewEncoder(os.Stdout)
	for lines.Scan() {
		var text string
		if err := json.Unmarshal(lines.Bytes(), &text); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		config, err := pgx.ParseConfig(text)
		if err != nil {
			_ = out.Encode(answer{Error: err.Error()})
			continue
		}
		given := answer{
			Host: config.Host, Port: config.Port, User: config.User, Password: config.Password,
			Database: config.Database, Settings: config.RuntimeParams,
		}
		for _, other := range config.Fallbacks {
			given.Others = append(given.Others, fmt.Sprintf("%s:%d", other.Host, other.Port))
		}
		_ = out.Encode(given)
	}
}
