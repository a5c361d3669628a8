import { decodeEscapes, type Escapes, refuse, unicodeEscape } from 'source-text';
import { configVariable } from '../../opening/index.ts';
import type { EnvironmentVariable } from '../environmentVariable.ts';
import {
  type AssignedValue,
  type AssignmentReader,
  matchAt,
  refuseUnclosed,
  refuseValue,
} from '../scanners/assignment.ts';
import { keepReferences, refuseReference } from '../scanners/references.ts';
import type { Consumer } from './consumer.ts';
import { imageName, kubernetesName, type NameKey, nameOf, serviceName } from './names.ts';
import { allVariables, type Encoding, encodeEach, linuxVariableLimit, type SizeLimit, type Target } from './target.ts';

const shortEscapes: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '"': '\\"',
  '\\': '\\\\',
};

function escapeInTemplate(character: string): string {
  return shortEscapes[character] ?? unicodeEscape(character);
}

/** A quoted template that holds no template: `${` and `%{` are written with their first character doubled. */
function quoteTemplate(value: string): string {
  return `"${value.replace(/["\\\x00-\x1F\x7F-\x9F]/g, escapeInTemplate).replace(/[$%](?=\{)/g, '$&$&')}"`;
}

/** The variables as a local value, then the resource that uses them. */
function localEnvironment(variables: readonly EnvironmentVariable[], resource: string): Encoding {
  const lines = encodeEach(variables, ({ name, value }) =>
    value.normalize('NFC') === value
      ? { ok: true, text: `    ${name} = ${quoteTemplate(value)}\n` }
      : refuse(`${name} holds decomposed characters, which Terraform would change: it normalises every text.`),
  );
  if (!lines.ok) return lines;
  return { ok: true, text: `locals {\n  server_environment = {\n${lines.texts.join('')}  }\n}\n${resource}` };
}

interface TerraformTarget extends Pick<Target, 'id' | 'title' | 'fileName' | 'names' | 'untested' | 'hint'> {
  /** The limit of Linux, if the limit of the service is not lower. */
  readonly limit?: SizeLimit;
  readonly resource: (names: (key: NameKey) => string) => string;
}

function terraformTarget({ resource, names = {}, limit = linuxVariableLimit, ...target }: TerraformTarget): Target {
  return {
    ...target,
    group: 'Infrastructure',
    way: 'variable',
    holdsLines: true,
    limit,
    names,
    encode: (parts, chosen) =>
      localEnvironment(
        allVariables(parts),
        resource((key) => nameOf(names, chosen, key)),
      ),
  };
}

const stateWarning = 'The state file contains the value in plain text.';

/** Their schemas come from a registry, so only the language of the output is read back. */
const withoutProvider =
  'hashicorp/hcl reads syntax and values; the attributes follow the documentation of the provider, no schema is read';

const local = terraformTarget({
  id: 'terraform',
  title: 'Terraform, local value',
  fileName: 'server-environment.tf',
  hint: `Use \`local.server_environment\` in the resource that runs the server. ${stateWarning}`,
  resource: () => '',
});

const kubernetesSecret = terraformTarget({
  id: 'terraform-kubernetes',
  title: 'Terraform, Kubernetes Secret',
  fileName: 'server-kubernetes.tf',
  names: { name: kubernetesName('Secret', 'server-environment'), namespace: kubernetesName('Namespace', 'default') },
  untested: withoutProvider,
  hint: `For the provider hashicorp/kubernetes: refer to the Secret with \`env_from\` in your Deployment. ${stateWarning}`,
  resource: (name) => `
resource "kubernetes_secret_v1" "server" {
  metadata {
    name      = "${name('name')}"
    namespace = "${name('namespace')}"
  }
  data = local.server_environment
}
`,
});

const dockerContainer = terraformTarget({
  id: 'terraform-docker',
  title: 'Terraform, Docker container',
  fileName: 'server-docker.tf',
  names: { service: serviceName('Container', 'server'), image: imageName },
  untested: withoutProvider,
  hint: `For the provider kreuzwerker/docker. ${stateWarning}`,
  resource: (name) => `
resource "docker_container" "server" {
  name  = "${name('service')}"
  image = "${name('image')}"
  env   = [for name, value in local.server_environment : "\${name}=\${value}"]
}
`,
});

const ecsTask = terraformTarget({
  id: 'terraform-ecs',
  title: 'Terraform, AWS ECS task',
  fileName: 'server-ecs.tf',
  names: { service: kubernetesName('Task and container', 'server'), image: imageName },
  untested: withoutProvider,
  hint: `For the provider hashicorp/aws: add roles, CPU and memory. Everyone who can read the task definition sees the value. ${stateWarning}`,
  resource: (name) => `
resource "aws_ecs_task_definition" "server" {
  family = "${name('service')}"
  container_definitions = jsonencode([{
    name        = "${name('service')}"
    image       = "${name('image')}"
    environment = [for name, value in local.server_environment : { name = name, value = value }]
  }])
}
`,
});

/** The configuration comes from a secret of the service, the other variables as they are. */
const eachOtherVariable = `for_each = { for name, value in local.server_environment : name => value if name != "${configVariable}" }`;

const azureContainerApp = terraformTarget({
  id: 'terraform-azure',
  title: 'Terraform, Azure Container App',
  fileName: 'server-azure.tf',
  names: { service: kubernetesName('Container app', 'server', 32), image: imageName },
  untested: withoutProvider,
  hint: `For the provider hashicorp/azurerm: add an ingress, and change CPU and memory as you need. ${stateWarning}`,
  resource: (name) => `
variable "resource_group_name" {
  type = string
}

variable "container_app_environment_id" {
  type = string
}

resource "azurerm_container_app" "server" {
  name                         = "${name('service')}"
  resource_group_name          = var.resource_group_name
  container_app_environment_id = var.container_app_environment_id
  revision_mode                = "Single"
  secret {
    name  = "server-config"
    value = local.server_environment.${configVariable}
  }
  template {
    container {
      name   = "${name('service')}"
      image  = "${name('image')}"
      cpu    = 0.5
      memory = "1Gi"
      env {
        name        = "${configVariable}"
        secret_name = "server-config"
      }
      dynamic "env" {
        ${eachOtherVariable}
        content {
          name  = env.key
          value = env.value
        }
      }
    }
  }
}
`,
});

const googleCloudRun = terraformTarget({
  id: 'terraform-google',
  title: 'Terraform, Google Cloud Run',
  fileName: 'server-google.tf',
  names: { service: kubernetesName('Service', 'server', 49), image: imageName },
  untested: withoutProvider,
  limit: { bytes: 65_536, reason: 'Google Secret Manager refuses a secret over 64 KiB.' },
  hint: `For the provider hashicorp/google 5 or newer. The service account of the service needs the role \`roles/secretmanager.secretAccessor\`. ${stateWarning}`,
  resource: (name) => `
variable "location" {
  type = string
}

resource "google_secret_manager_secret" "server" {
  secret_id = "${name('service')}-config"
  replication {
    auto {}
  }
}

resource "google_secret_manager_secret_version" "server" {
  secret      = google_secret_manager_secret.server.id
  secret_data = local.server_environment.${configVariable}
}

resource "google_cloud_run_v2_service" "server" {
  name     = "${name('service')}"
  location = var.location
  template {
    containers {
      image = "${name('image')}"
      env {
        name = "${configVariable}"
        value_source {
          secret_key_ref {
            secret  = google_secret_manager_secret.server.secret_id
            version = google_secret_manager_secret_version.server.version
          }
        }
      }
      dynamic "env" {
        ${eachOtherVariable}
        content {
          name  = env.key
          value = env.value
        }
      }
    }
  }
}
`,
});

const templateEscapes: Escapes = {
  pattern: /\\(?:u(?<u>[0-9A-Fa-f]{4})|U(?<U>[0-9A-Fa-f]{8})|(?<letter>[\s\S]))/g,
  letters: { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' },
  keepsOthers: true,
};
const heredoc = /<<(-?)([A-Za-z_]\w*)\r?\n([\s\S]*?)\r?\n[ \t]*\2[ \t]*(?=\r?\n|$|\))/y;
const quotedTemplate = /"((?:\\[\s\S]|[^"\\\r\n])*)"/y;
const oldValue = /"(?:\\[\s\S]|[^"\\\r\n])*"[ \t]{0,9}->/y;
/** With the functions that leave the value as it is. */
const equalsSign = /"?[ \t]*[=:][ \t]*(?:trimspace\(|chomp\()?/y;
/** The attribute after `name = "NAME"` in a block such as `env`. */
const valueOfBlock = /"[ \t\r]{0,80}\n[ \t]{0,80}value[ \t]{0,80}=[ \t]{0,80}"((?:\\[\s\S]|[^"\\\r\n])*)"/y;

/** `NAME = "…"` and `NAME = <<EOT` of Terraform and Nomad; `$${` and `%%{` mean `${` and `%{`. */
const reader: AssignmentReader = {
  title: 'Terraform',
  isGeneric: true,
  read({ text, name, start, end, before }) {
    const inList =
      /(?:^|[[,])\s*"$/.test(before) && text[end] === '=' ? matchAt(quotedTemplate, text, start - 1)?.[1] : undefined;
    if (inList !== undefined) return readTemplate(name, inList.slice(name.length + 1));
    const inBlock = /\bname\s*=\s*"$/.test(before) ? matchAt(valueOfBlock, text, end)?.[1] : undefined;
    if (inBlock !== undefined) return readTemplate(name, inBlock);
    if (/(?:(?:export|set|setenv|env)\s+\S*|\$\{?env:)$/i.test(before)) return undefined;
    const equals = matchAt(equalsSign, text, end);
    if (!equals || !/[ \t]/.test(equals[0])) return undefined;
    const at = end + equals[0].length;
    const here = matchAt(heredoc, text, at);
    if (here) return readHeredoc(name, here[3] ?? '', here[1] === '-');
    if (matchAt(oldValue, text, at)) {
      const plan = 'A plan has the old value before the new one. Paste the new one alone.';
      return refuseValue('value-read-differently', plan);
    }
    const quoted = matchAt(quotedTemplate, text, at)?.[1];
    if (quoted !== undefined) return readTemplate(name, quoted);
    if (text[at] === '"' || text.startsWith('<<', at)) return refuseUnclosed(name);
    if (text.startsWith('jsonencode', at)) return refuseValue('value-not-text', `${name} ${isObject}`);
    const [expression] = matchAt(/(?:file|templatefile)\b|(?:var|local|data)\.[\w.]{1,40}/y, text, at) ?? [];
    return expression === undefined ? undefined : refuseReference(name, expression);
  },
};

const isObject =
  'is a Terraform object in jsonencode, not text. Paste the JSON that jsonencode returns; terraform console shows it.';

const templates = /\$\$\{|%%\{|(\$\{[^{}"]+\})|([$%]\{)/g;

const withoutTemplates = (name: string, body: string, read = (piece: string) => piece): AssignedValue =>
  keepReferences(name, body, templates, (piece) => read(piece.replace(/([$%])\1(?=\{)/g, '$1')));

/** What a text in double quotes of Terraform is, given without them. */
export function readTemplate(name: string, body: string): AssignedValue {
  return withoutTemplates(name, body, (piece) => decodeEscapes(piece, templateEscapes));
}

/** A here-document of Terraform, whose delimiter follows `<<` or, to leave out the indentation, `<<-`. */
export function readHeredoc(name: string, body: string, isIndented: boolean): AssignedValue {
  return withoutTemplates(name, isIndented ? unindent(body) : body);
}

/** `<<-` removes the smallest indentation from every line. */
function unindent(body: string): string {
  const lines = body.split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return lines.map((line) => line.slice(Math.min(indent, line.length))).join('\n');
}

export const terraform: Consumer = {
  targets: [local, kubernetesSecret, dockerContainer, ecsTask, azureContainerApp, googleCloudRun],
  assignments: [reader],
};
