package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig/v3"
	"github.com/compose-spec/compose-go/v2/dotenv"
	"github.com/compose-spec/compose-go/v2/loader"
	"github.com/compose-spec/compose-go/v2/types"
	"github.com/hashicorp/consul-template/dependency"
	agenttemplate "github.com/hashicorp/consul-template/template"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"sigs.k8s.io/yaml"
)

// The targets that keep the secrets apart have two halves: the text of the question, and a file beside it.

// variable is one entry of a container's environment, in its order. Expands says that it is written in the manifest,
// where Kubernetes expands references to the variables before it; a value from a Secret is not expanded.
type variable struct {
	Name    string `json:"name"`
	Value   string `json:"value"`
	Expands bool   `json:"expands"`
}

// readApartManifests decodes the Deployment and its Secret strictly, and lists the environment before it is expanded.
func readApartManifests(asked question) (container, error) {
	found := emptyContainer()
	var deployment appsv1.Deployment
	if err := yaml.UnmarshalStrict([]byte(asked.Text), &deployment); err != nil {
		return found, err
	}
	var secret corev1.Secret
	if err := yaml.UnmarshalStrict([]byte(asked.Files["secrets"]), &secret); err != nil {
		return found, err
	}
	for _, entry := range deployment.Spec.Template.Spec.Containers[0].Env {
		if entry.ValueFrom == nil {
			found.Variables = append(found.Variables, variable{entry.Name, entry.Value, true})
			continue
		}
		reference := entry.ValueFrom.SecretKeyRef
		value, isThere := secret.StringData[reference.Key]
		if !isThere || reference.Name != secret.Name {
			return found, fmt.Errorf("no key %q in the Secret %q", reference.Key, reference.Name)
		}
		found.Variables = append(found.Variables, variable{entry.Name, value, false})
	}
	return found, nil
}

// readApartCompose loads the file with the names of its .env file, which Compose reads first.
func readApartCompose(asked question) (container, error) {
	found := emptyContainer()
	environment, err := dotenv.Parse(strings.NewReader(asked.Files["secrets"]))
	if err != nil {
		return found, err
	}
	details := types.ConfigDetails{
		WorkingDir:  "/project",
		ConfigFiles: []types.ConfigFile{{Filename: "compose.yaml", Content: []byte(asked.Text)}},
		Environment: environment,
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
	}
	return found, nil
}

// readExternalSecret runs the template of an ExternalSecret as its operator does: Go templates with sprig, where an unknown
// key is an error. The Deployment behind it is decoded strictly.
func readExternalSecret(asked question) (container, error) {
	found := emptyContainer()
	manifest, workload, isBoth := strings.Cut(asked.Text, "\n---\n")
	var external struct {
		APIVersion string         `json:"apiVersion"`
		Kind       string         `json:"kind"`
		Metadata   map[string]any `json:"metadata"`
		Spec       struct {
			RefreshInterval string            `json:"refreshInterval"`
			SecretStoreRef  map[string]string `json:"secretStoreRef"`
			Target          struct {
				Name     string `json:"name"`
				Template struct {
					EngineVersion string            `json:"engineVersion"`
					Data          map[string]string `json:"data"`
				} `json:"template"`
			} `json:"target"`
			Data []struct {
				SecretKey string            `json:"secretKey"`
				RemoteRef map[string]string `json:"remoteRef"`
			} `json:"data"`
		} `json:"spec"`
	}
	if err := yaml.UnmarshalStrict([]byte(manifest), &external); err != nil {
		return found, err
	}
	var deployment appsv1.Deployment
	if err := yaml.UnmarshalStrict([]byte(workload), &deployment); err != nil || !isBoth {
		return found, fmt.Errorf("the Deployment: %w", err)
	}
	store := map[string]string{}
	if err := json.Unmarshal([]byte(asked.Files["secrets"]), &store); err != nil {
		return found, err
	}
	values := map[string]string{}
	for _, entry := range external.Spec.Data {
		value, isThere := store[entry.RemoteRef["property"]]
		if !isThere {
			return found, fmt.Errorf("no property %q", entry.RemoteRef["property"])
		}
		values[entry.SecretKey] = value
	}
	pod := deployment.Spec.Template.Spec
	for _, mount := range pod.Containers[0].VolumeMounts {
		content, err := execute(external.Spec.Target.Template.Data[mount.SubPath], sprig.TxtFuncMap(), values)
		if err != nil {
			return found, err
		}
		if pod.Volumes[0].Secret.SecretName != external.Spec.Target.Name {
			return found, errors.New("the volume is of another Secret")
		}
		found.Files[mount.MountPath] = content
	}
	return found, nil
}

// readVaultTemplate runs the template of the injector's annotation.
func readVaultTemplate(asked question) (container, error) {
	found := emptyContainer()
	var deployment appsv1.Deployment
	if err := yaml.UnmarshalStrict([]byte(asked.Text), &deployment); err != nil {
		return found, err
	}
	fields := map[string]any{}
	if err := json.Unmarshal([]byte(asked.Files["secrets"]), &fields); err != nil {
		return found, err
	}
	annotations := deployment.Spec.Template.Annotations
	content, err := executeInVaultAgent(
		annotations["vault.hashicorp.com/agent-inject-template-config.json"],
		annotations["vault.hashicorp.com/agent-inject-secret-config.json"], fields)
	folder := annotations["vault.hashicorp.com/secret-volume-path-config.json"]
	found.Files[folder+"/"+annotations["vault.hashicorp.com/agent-inject-file-config.json"]] = content
	return found, err
}

// executeInVaultAgent renders a template with the engine of Vault Agent, which remembers one secret of a key/value store of
// version 2 as if Vault had been asked for it.
func executeInVaultAgent(text, path string, fields map[string]any) (string, error) {
	rendered, err := agenttemplate.NewTemplate(&agenttemplate.NewTemplateInput{Contents: text, ErrMissingKey: true})
	if err != nil {
		return "", err
	}
	query, err := dependency.NewVaultReadQuery(path)
	if err != nil {
		return "", err
	}
	brain := agenttemplate.NewBrain()
	brain.Remember(query, &dependency.Secret{Data: map[string]any{"data": fields}})
	result, err := rendered.Execute(&agenttemplate.ExecuteInput{Brain: brain})
	if err != nil {
		return "", err
	}
	if missing := result.Missing.List(); len(missing) > 0 {
		return "", fmt.Errorf("no secret at %v", missing)
	}
	return string(result.Output), nil
}

func execute(text string, functions template.FuncMap, data any) (string, error) {
	parsed, err := template.New("config.json").Option("missingkey=error").Funcs(functions).Parse(text)
	if err != nil {
		return "", err
	}
	var result bytes.Buffer
	err = parsed.Execute(&result, data)
	return result.String(), err
}
