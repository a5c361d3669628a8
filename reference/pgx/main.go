// Reads connection strings as pgx does, or connects with them (`connect`, and `pool` for its pool): one JSON string a line in, one
// JSON object a line out.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
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
		if len(os.Args) > 1 {
			_ = out.Encode(answer{Error: connect(os.Args[1], text)})
			continue
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

// connect returns why there is no connection; nothing if there is one.
func connect(how string, text string) string {
	ctx := context.Background()
	if how == "pool" {
		pool, err := pgxpool.New(ctx, text)
		if err != nil {
			return err.Error()
		}
		defer pool.Close()
		if err := pool.Ping(ctx); err != nil {
			return err.Error()
		}
		return ""
	}
	connection, err := pgx.Connect(ctx, text)
	if err != nil {
		return err.Error()
	}
	_ = connection.Close(ctx)
	return ""
}
