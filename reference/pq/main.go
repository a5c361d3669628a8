// Reads connection strings as lib/pq does, or connects with them (`connect`): one JSON string a line in, one JSON object a line out.
package main

import (
	"bufio"
	"database/sql"
	"encoding/json"
	"fmt"
	"os"
	"reflect"

	"github.com/lib/pq"
)

type answer struct {
	Error string `json:"error,omitempty"`
	// By the names of libpq; what lib/pq sends to the database as settings is among them.
	Settings map[string]string `json:"settings,omitempty"`
	// The hosts after the first one, with their ports.
	Others []string `json:"others,omitempty"`
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
			_ = out.Encode(answer{Error: connect(text)})
			continue
		}
		connector, err := pq.NewConnector(text)
		if err != nil {
			_ = out.Encode(answer{Error: err.Error()})
			continue
		}
		read := reflect.ValueOf(connector).Elem()
		_ = out.Encode(answer{Settings: settings(read), Others: others(read)})
	}
}

// settings finds what a connector was made of: a map before 1.11, a struct with tags since then. Neither is exported.
func settings(connector reflect.Value) map[string]string {
	found := map[string]string{}
	add := func(values reflect.Value) {
		for entries := values.MapRange(); entries.Next(); {
			found[entries.Key().String()] = entries.Value().String()
		}
	}
	if before := connector.FieldByName("opts"); before.IsValid() {
		add(before)
		return found
	}
	config := connector.FieldByName("cfg")
	for i := range config.NumField() {
		if name := config.Type().Field(i).Tag.Get("postgres"); name != "" && name != "-" {
			found[name] = fmt.Sprint(config.Field(i))
		}
	}
	add(config.FieldByName("Runtime"))
	return found
}

// others are known since 1.11; before, a list is one host.
func others(connector reflect.Value) []string {
	var found []string
	config := connector.FieldByName("cfg")
	if !config.IsValid() {
		return found
	}
	list := config.FieldByName("Multi")
	for i := range list.Len() {
		found = append(found, fmt.Sprintf("%v:%v", list.Index(i).FieldByName("Host"), list.Index(i).FieldByName("Port")))
	}
	return found
}

// connect returns why there is no connection; nothing if there is one.
func connect(text string) string {
	connector, err := pq.NewConnector(text)
	if err != nil {
		return err.Error()
	}
	database := sql.OpenDB(connector)
	defer database.Close()
	if err := database.Ping(); err != nil {
		return err.Error()
	}
	return ""
}
