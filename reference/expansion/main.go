// Command expansion expands the environment of a container as a node of Kubernetes does. The package that it imports is one file
// of k8s.io/kubernetes, which cannot be required as a module: the test that builds this command copies that file here first
// (scripts/consumers/kubernetesExpansion.ts). It reads JSON lines and answers one JSON line for each.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"

	"example.org/hjson-config-editor/reference/expansion/expansion"
)

// variable is one entry of the environment, in its order. Expands is false for a value that comes from a Secret.
type variable struct {
	Name    string `json:"name"`
	Value   string `json:"value"`
	Expands bool   `json:"expands"`
}

func main() {
	decoder := json.NewDecoder(os.Stdin)
	encoder := json.NewEncoder(os.Stdout)
	for {
		var variables []variable
		err := decoder.Decode(&variables)
		if err == io.EOF {
			return
		}
		if err == nil {
			err = encoder.Encode(environment(variables))
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// environment does what makeEnvironmentVariables of the kubelet does: each variable sees those before it.
func environment(variables []variable) map[string]string {
	values := map[string]string{}
	mapping := expansion.MappingFuncFor(values)
	for _, each := range variables {
		if each.Expands {
			values[each.Name] = expansion.Expand(each.Value, mapping)
		} else {
			values[each.Name] = each.Value
		}
	}
	return values
}
