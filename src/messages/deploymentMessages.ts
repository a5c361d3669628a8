import { saidBy } from './knownMessage.ts';

const directory = {
  meaning: 'Where the file should be, there is a directory.',
  fix: 'Docker creates one if the file to mount does not exist on the host: delete the directory, create the file, and start again.',
};

/** What Kubernetes, Docker and the system say before a configuration is read. */
export const deploymentMessages = {
  ...saidBy('Kubernetes', [], {
    'message-kubernetes-base64': {
      formats: ['Secret in version "v1" cannot be handled as a Secret: illegal base64 data at input byte %d'],
      meaning: 'A value under `data:` of the Secret is not Base64 in one line.',
      fix: 'Encode it with `base64 -w0`, or write it as it is under `stringData:`.',
    },
    'message-kubernetes-type': {
      formats: ['json: cannot unmarshal %s into Go struct field {EnvVar|ConfigMap|Secret}.%s of type string'],
      meaning: 'The manifest has an object, a number or a switch where Kubernetes takes text.',
      fix: 'Put the value in quotes, or write it as a block after `|`.',
    },
    'message-kubernetes-key': {
      formats: [
        "{couldn't|Couldn't} find key %s in {Secret|ConfigMap} %s",
        'references non-existent {secret|config} key: %s',
      ],
      meaning: 'The Secret or ConfigMap has no entry with this name.',
      fix: 'Correct the key in the Deployment, or the name of the entry; upper and lower case matter.',
    },
  }),
  ...saidBy('Docker Compose', [], {
    'message-compose-variable': {
      formats: ['The %s variable is not set. Defaulting to a blank string'],
      meaning: 'Docker Compose took a `$` in a value for the start of a variable.',
      fix: 'Write each `$` of the value as `$$`.',
    },
  }),
  ...saidBy('Docker', [], {
    'message-docker-mount': {
      formats: ['mounting "%v" to rootfs at "/app/config/%v: Are you trying to mount a directory onto a file'],
      ...directory,
    },
  }),
  ...saidBy('Go (os)', [], {
    'message-file-directory': {
      formats: ['read /app/config/%s: is a directory'],
      ...directory,
    },
    'message-file-permission': {
      formats: ['{open|stat} /app/config/%s: permission denied'],
      meaning: 'The user of the container may not read the file.',
      fix: 'Make the file readable for that user; with SELinux, mount it with `:z`.',
    },
    'message-file-missing': {
      formats: ['{open|stat} /app/config/%s: no such file or directory'],
      meaning: 'The file is not there.',
      fix: 'Mount it at this path, or set `SERVICE_CONFIG_HJSON`.',
    },
  }),
};
