// Command consumers reads what the page exports with the libraries of Compose, Kubernetes, kustomize, Helm's values and
// Terraform, and says what the server would find. It reads JSON lines and answers one JSON line for each.
package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"strings"

	"example.org/hjson-config-editor/reference/lines"
	"github.com/compose-spec/compose-go/v2/loader"
	"github.com/compose-spec/compose-go/v2/types"
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/ext/dynblock"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
	"github.com/zclconf/go-cty/cty/function"
	"github.com/zclconf/go-cty/cty/function/stdlib"
	ctyjson "github.com/zclconf/go-cty/cty/json"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/validation"
	utilyaml "k8s.io/apimachinery/pkg/util/yaml"
	"sigs.k8s.io/kustomize/api/krusty"
	"sigs.k8s.io/kustomize/kyaml/filesys"
	"sigs.k8s.io/yaml"
)

func main() {
	if err := lines.AnswerAll(os.Stdin, os.Stdout, answer); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// question is what an export target wrote, and the files that it expects beside it.
type question struct {
	Reader string            `json:"reader"`
	Text   string            `json:"text"`
	Files  map[string]string `json:"files"`
	// Binary are files that are no text.
	Binary map[string][]byte `json:"binary"`
}

// container is what the server would find: its environment, and the files at their paths in the container.
// A file that is only mounted from outside has the path outside as its content.
type container struct {
	Error       string            `json:"error,omitempty"`
	Environment map[string]string `json:"environment"`
	Files       map[string]string `json:"files"`
	// Carried are the files that the manifests bring along, by the same paths.
	Carried map[string][]byte `json:"carried,omitempty"`
	// Variables are the environment in its order, before it is expanded, where the reader leaves that to another program.
	Variables []variable `json:"variables,omitempty"`
}

var readers = map[string]func(question) (container, error){
	"compose":    readCompose,
	"kubernetes": func(asked question) (container, error) { return readManifests([]byte(asked.Text)) },
	"kustomize":  readKustomization,
	"helm":       readHelmValues,
	"hcl":        readTerraform,

	"kubernetes-apart": readApartManifests,
	"compose-apart":    readApartCompose,
	"external-secrets": readExternalSecret,
	"vault-agent":      readVaultTemplate,

	"kubernetes-files": func(asked question) (container, error) { return readCarried([]byte(asked.Text)) },
	"kustomize-files":  readCarriedKustomization,

	"proxy": readProxy,
}

func answer(line []byte) (any, error) {
	var asked question
	if err := json.Unmarshal(line, &asked); err != nil {
		return nil, err
	}
	read := readers[asked.Reader]
	if read == nil {
		return nil, fmt.Errorf("no reader %q", asked.Reader)
	}
	found, err := read(asked)
	if err != nil {
		found.Error = err.Error()
	}
	return found, nil
}

func emptyContainer() container {
	return container{Environment: map[string]string{}, Files: map[string]string{}, Carried: map[string][]byte{}}
}

// readCompose loads the file as Compose does and looks at its only service.
func readCompose(asked question) (container, error) {
	found := emptyContainer()
	details := types.ConfigDetails{
		WorkingDir:  "/project",
		ConfigFiles: []types.ConfigFile{{Filename: "compose.yaml", Content: []byte(asked.Text)}},
		Environment: types.Mapping{},
	}
	project, err := loader.LoadWithContext(context.Background(), details, func(options *loader.Options) {
		options.SetProjectName("test", true)
	})
	if err != nil {
		return found, err
	}
	for _, service := range project.Services {
		for name, value := range service.Environment {
			if value != nil {
				found.Environment[name] = *value
			}
		}
		for _, mount := range service.Configs {
			found.Files[mount.Target] = contentOf(project.Configs[mount.Source])
		}
		for _, mount := range service.Secrets {
			found.Files[mount.Target] = project.Secrets[mount.Source].File
		}
		for _, mount := range service.Volumes {
			found.Files[mount.Target] = mount.Source
		}
	}
	return found, nil
}

// contentOf is what the file holds, or the path outside.
func contentOf(config types.ConfigObjConfig) string {
	if config.File != "" {
		return config.File
	}
	return config.Content
}

// readManifests decodes Secrets and a Deployment strictly, as the API server does, and puts them together as a node does.
func readManifests(text []byte) (container, error) {
	found := emptyContainer()
	secrets := map[string]map[string]string{}
	var deployment appsv1.Deployment
	reader := utilyaml.NewYAMLReader(bufio.NewReader(bytes.NewReader(text)))
	for {
		document, err := reader.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return found, err
		}
		var kind struct{ Kind string }
		if err := yaml.Unmarshal(document, &kind); err != nil {
			return found, err
		}
		switch kind.Kind {
		case "Secret":
			var secret corev1.Secret
			if err := yaml.UnmarshalStrict(document, &secret); err != nil {
				return found, err
			}
			if faults := validation.NameIsDNSSubdomain(secret.Name, false); len(faults) > 0 {
				return found, errors.New(faults[0])
			}
			entries := map[string]string{}
			for key, value := range secret.Data {
				entries[key] = string(value)
			}
			for key, value := range secret.StringData {
				entries[key] = value
			}
			secrets[secret.Namespace+"/"+secret.Name] = entries
		case "Deployment":
			if err := yaml.UnmarshalStrict(document, &deployment); err != nil {
				return found, err
			}
		default:
			return found, fmt.Errorf("unexpected kind %q", kind.Kind)
		}
	}
	return found, startContainer(deployment, secrets, found)
}

func startContainer(deployment appsv1.Deployment, secrets map[string]map[string]string, found container) error {
	pod := deployment.Spec.Template
	for key, value := range deployment.Spec.Selector.MatchLabels {
		if pod.Labels[key] != value {
			return fmt.Errorf("the selector does not match the label %s", key)
		}
	}
	if len(pod.Spec.Containers) != 1 || pod.Spec.Containers[0].Image == "" {
		return errors.New("there is no single container with an image")
	}
	server := pod.Spec.Containers[0]
	for _, source := range server.EnvFrom {
		for name, value := range secrets[deployment.Namespace+"/"+source.SecretRef.Name] {
			found.Environment[name] = value
		}
	}
	for _, mount := range server.VolumeMounts {
		for _, volume := range pod.Spec.Volumes {
			if volume.Name == mount.Name {
				found.Files[mount.MountPath] = secrets[deployment.Namespace+"/"+volume.Secret.SecretName][mount.SubPath]
			}
		}
	}
	return nil
}

// readKustomization builds the overlay with the files beside it, and reads the manifests that come out.
func readKustomization(asked question) (container, error) {
	files := filesys.MakeFsInMemory()
	for name, content := range asked.Files {
		if err := files.WriteFile(path.Join("/overlay", name), []byte(content)); err != nil {
			return emptyContainer(), err
		}
	}
	if err := files.WriteFile("/overlay/kustomization.yaml", []byte(asked.Text)); err != nil {
		return emptyContainer(), err
	}
	resources, err := krusty.MakeKustomizer(krusty.MakeDefaultOptions()).Run(files, "/overlay")
	if err != nil {
		return emptyContainer(), err
	}
	manifests, err := resources.AsYaml()
	if err != nil {
		return emptyContainer(), err
	}
	return readManifests(manifests)
}

// readHelmValues reads the values with the library that Helm reads them with.
func readHelmValues(asked question) (container, error) {
	found := emptyContainer()
	var values struct {
		Image       string            `json:"image"`
		Files       map[string]string `json:"files"`
		Environment map[string]string `json:"environment"`
	}
	if err := yaml.UnmarshalStrict([]byte(asked.Text), &values); err != nil {
		return found, err
	}
	for name, content := range values.Files {
		found.Files["/app/config/"+name] = content
	}
	if values.Environment != nil {
		found.Environment = values.Environment
	}
	return found, nil
}

// readTerraform evaluates the locals and then every resource, without knowing the schema of any provider, and takes
// the environment from where each of the known resources has it.
func readTerraform(asked question) (container, error) {
	found := emptyContainer()
	file, diagnostics := hclsyntax.ParseConfig([]byte(asked.Text), "main.tf", hcl.InitialPos)
	if diagnostics.HasErrors() {
		return found, diagnostics
	}
	scope := &hcl.EvalContext{
		Variables: map[string]cty.Value{},
		Functions: map[string]function.Function{"jsonencode": stdlib.JSONEncodeFunc},
	}
	body := file.Body.(*hclsyntax.Body)
	for _, block := range body.Blocks {
		if block.Type == "locals" {
			locals, err := attributesOf(block.Body, scope)
			if err != nil {
				return found, err
			}
			scope.Variables["local"] = cty.ObjectVal(locals)
		}
	}
	environment := scope.Variables["local"].GetAttr("server_environment")
	secrets := map[string]string{}
	for _, block := range body.Blocks {
		if block.Type != "resource" {
			continue
		}
		if isHosted(block.Labels[0]) {
			var err error
			found.Environment, err = readHosted(block.Labels[0], dynblock.Expand(block.Body, scope), scope, secrets)
			if err != nil {
				return found, err
			}
			environment = cty.EmptyObjectVal
			continue
		}
		attributes, err := attributesOf(block.Body, scope)
		if err != nil {
			return found, err
		}
		if environment, err = environmentOfResource(block.Labels[0], attributes); err != nil {
			return found, err
		}
	}
	for name, value := range environment.AsValueMap() {
		found.Environment[name] = value.AsString()
	}
	return found, nil
}

func attributesOf(body *hclsyntax.Body, scope *hcl.EvalContext) (map[string]cty.Value, error) {
	values := map[string]cty.Value{}
	for name, attribute := range body.Attributes {
		value, diagnostics := attribute.Expr.Value(scope)
		if diagnostics.HasErrors() {
			return nil, diagnostics
		}
		values[name] = value
	}
	for _, block := range body.Blocks {
		if _, err := attributesOf(block.Body, scope); err != nil {
			return nil, err
		}
	}
	return values, nil
}

func environmentOfResource(kind string, attributes map[string]cty.Value) (cty.Value, error) {
	switch kind {
	case "kubernetes_secret_v1":
		return attributes["data"], nil
	case "docker_container":
		return fromRecords(attributes["env"]), nil
	case "aws_ecs_task_definition":
		definitions, err := ctyjson.Unmarshal([]byte(attributes["container_definitions"].AsString()), cty.List(cty.Object(map[string]cty.Type{
			"name": cty.String, "image": cty.String, "environment": cty.List(cty.Map(cty.String)),
		})))
		if err != nil {
			return cty.NilVal, err
		}
		return fromPairs(definitions.Index(cty.NumberIntVal(0)).GetAttr("environment")), nil
	default:
		return cty.NilVal, fmt.Errorf("unexpected resource %q", kind)
	}
}

func fromRecords(records cty.Value) cty.Value {
	values := map[string]cty.Value{}
	for _, record := range records.AsValueSlice() {
		name, value, _ := strings.Cut(record.AsString(), "=")
		values[name] = cty.StringVal(value)
	}
	return cty.MapVal(values)
}

func fromPairs(pairs cty.Value) cty.Value {
	values := map[string]cty.Value{}
	for _, pair := range pairs.AsValueSlice() {
		values[pair.AsValueMap()["name"].AsString()] = pair.AsValueMap()["value"]
	}
	return cty.MapVal(values)
}

// environmentBlocks are where a hosted service has its environment.
var environmentBlocks = map[string][]string{
	"azurerm_container_app":       {"template", "container", "env"},
	"google_cloud_run_v2_service": {"template", "containers", "env"},
}

func isHosted(kind string) bool {
	return environmentBlocks[kind] != nil || strings.HasPrefix(kind, "google_secret_manager_")
}

// readHosted takes the environment from the blocks of a hosted service, whose dynamic ones are expanded, and looks up
// what comes from a secret. A resource of Secret Manager has no environment: it leaves its secret and what others refer to.
func readHosted(kind string, body hcl.Body, scope *hcl.EvalContext, secrets map[string]string) (map[string]string, error) {
	environment := map[string]string{}
	switch kind {
	case "google_secret_manager_secret":
		name, err := textOf(body, "secret_id", scope)
		scope.Variables[kind] = cty.ObjectVal(map[string]cty.Value{"server": cty.ObjectVal(map[string]cty.Value{
			"id": cty.StringVal("projects/test/secrets/" + name), "secret_id": cty.StringVal(name),
		})})
		return environment, err
	case "google_secret_manager_secret_version":
		secret, err := textOf(body, "secret", scope)
		if err != nil {
			return environment, err
		}
		scope.Variables[kind] = cty.ObjectVal(map[string]cty.Value{"server": cty.ObjectVal(map[string]cty.Value{
			"version": cty.StringVal("1"),
		})})
		secrets[path.Base(secret)], err = textOf(body, "secret_data", scope)
		return environment, err
	}
	for _, block := range nested(body, "secret") {
		name, err := textOf(block, "name", scope)
		if err != nil {
			return environment, err
		}
		if secrets[name], err = textOf(block, "value", scope); err != nil {
			return environment, err
		}
	}
	for _, block := range nested(body, environmentBlocks[kind]...) {
		name, err := textOf(block, "name", scope)
		if err != nil {
			return environment, err
		}
		if environment[name], err = valueOf(block, scope, secrets); err != nil {
			return environment, err
		}
	}
	return environment, nil
}

// valueOf is the value of one environment variable: written there, or in the secret that it names.
func valueOf(block hcl.Body, scope *hcl.EvalContext, secrets map[string]string) (string, error) {
	if value, err := textOf(block, "value", scope); err == nil {
		return value, nil
	}
	name, err := textOf(block, "secret_name", scope)
	for _, reference := range nested(block, "value_source", "secret_key_ref") {
		if _, err = textOf(reference, "version", scope); err == nil {
			name, err = textOf(reference, "secret", scope)
		}
	}
	if err != nil {
		return "", err
	}
	value, isThere := secrets[name]
	if !isThere {
		return "", fmt.Errorf("no secret %q", name)
	}
	return value, nil
}

// nested descends from block to block.
func nested(body hcl.Body, kinds ...string) []hcl.Body {
	bodies := []hcl.Body{body}
	for _, kind := range kinds {
		var inside []hcl.Body
		for _, outer := range bodies {
			content, _, _ := outer.PartialContent(&hcl.BodySchema{Blocks: []hcl.BlockHeaderSchema{{Type: kind}}})
			for _, block := range content.Blocks {
				inside = append(inside, block.Body)
			}
		}
		bodies = inside
	}
	return bodies
}

func textOf(body hcl.Body, name string, scope *hcl.EvalContext) (string, error) {
	content, _, _ := body.PartialContent(&hcl.BodySchema{Attributes: []hcl.AttributeSchema{{Name: name}}})
	attribute := content.Attributes[name]
	if attribute == nil {
		return "", fmt.Errorf("no attribute %s", name)
	}
	value, diagnostics := attribute.Expr.Value(scope)
	if diagnostics.HasErrors() {
		return "", diagnostics
	}
	return value.AsString(), nil
}
