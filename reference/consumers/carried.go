package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/validation"
	utilvalidation "k8s.io/apimachinery/pkg/util/validation"
	utilyaml "k8s.io/apimachinery/pkg/util/yaml"
	"sigs.k8s.io/kustomize/api/krusty"
	"sigs.k8s.io/kustomize/kyaml/filesys"
	"sigs.k8s.io/yaml"
)

// readCarried decodes the ConfigMaps and the Deployment of the manifests strictly, refuses what the API server refuses of
// them, and gives the files that the container has from them. Other manifests have readers of their own.
func readCarried(text []byte) (container, error) {
	found := emptyContainer()
	maps := map[string]corev1.ConfigMap{}
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
		case "ConfigMap":
			var files corev1.ConfigMap
			if err := yaml.UnmarshalStrict(document, &files); err != nil {
				return found, err
			}
			if err := checkConfigMap(files); err != nil {
				return found, err
			}
			maps[files.Namespace+"/"+files.Name] = files
		case "Deployment":
			if err := yaml.UnmarshalStrict(document, &deployment); err != nil {
				return found, err
			}
		}
	}
	return found, mountConfigMaps(deployment, maps, found)
}

func checkConfigMap(files corev1.ConfigMap) error {
	faults := validation.NameIsDNSSubdomain(files.Name, false)
	size := 0
	for key, content := range files.BinaryData {
		faults = append(faults, utilvalidation.IsConfigMapKey(key)...)
		size += len(content)
	}
	for key, content := range files.Data {
		faults = append(faults, utilvalidation.IsConfigMapKey(key)...)
		size += len(content)
	}
	if len(faults) > 0 {
		return errors.New(faults[0])
	}
	if size > corev1.MaxSecretSize {
		return fmt.Errorf("%d bytes", size)
	}
	return nil
}

func mountConfigMaps(deployment appsv1.Deployment, maps map[string]corev1.ConfigMap, found container) error {
	pod := deployment.Spec.Template.Spec
	volumes := map[string]corev1.Volume{}
	for _, volume := range pod.Volumes {
		if _, isThere := volumes[volume.Name]; isThere {
			return fmt.Errorf("two volumes %q", volume.Name)
		}
		volumes[volume.Name] = volume
	}
	paths := map[string]bool{}
	for _, mount := range pod.Containers[0].VolumeMounts {
		volume, isThere := volumes[mount.Name]
		if !isThere || strings.Contains(mount.MountPath, ":") || !path.IsAbs(mount.MountPath) || paths[mount.MountPath] {
			return fmt.Errorf("the mount at %q", mount.MountPath)
		}
		paths[mount.MountPath] = true
		if volume.ConfigMap == nil {
			continue
		}
		files, isThere := maps[deployment.Namespace+"/"+volume.ConfigMap.Name]
		if !isThere {
			return fmt.Errorf("no ConfigMap %q", volume.ConfigMap.Name)
		}
		content, isBinary := files.BinaryData[mount.SubPath]
		text, isText := files.Data[mount.SubPath]
		if !isBinary && !isText {
			return fmt.Errorf("no key %q", mount.SubPath)
		}
		if isText {
			content = []byte(text)
		}
		found.Carried[mount.MountPath] = content
	}
	return nil
}

// readCarriedKustomization builds the overlay with the files beside it first.
func readCarriedKustomization(asked question) (container, error) {
	files := filesys.MakeFsInMemory()
	for name, content := range asked.Files {
		if err := files.WriteFile(path.Join("/overlay", name), []byte(content)); err != nil {
			return emptyContainer(), err
		}
	}
	for name, content := range asked.Binary {
		if err := files.WriteFile(path.Join("/overlay", name), content); err != nil {
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
	return readCarried(manifests)
}
