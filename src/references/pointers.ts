/** A form in which people write where a secret is, or the secret encrypted; nothing reads it in the text of a configuration. */
interface Pointer {
  /** What the text is, as a part of a sentence. */
  readonly what: string;
  /** Of all of the text. */
  readonly form: RegExp;
}

/** Where a comment names none, the form is that of the program in the sentence. */
const pointers: readonly Pointer[] = [
  {
    // learn.microsoft.com/en-us/azure/app-service/app-service-key-vault-references: it has to be all of a setting.
    what: 'a reference of Azure, which is only read as all of a setting',
    form: /^@Microsoft\.(?:KeyVault|AppConfiguration)\(.*\)$/i,
  },
  { what: 'the name of a resource of AWS', form: /^arn:aws[a-z-]*:(?:secretsmanager|ssm|kms):\S+$/ },
  {
    what: 'the name of a secret of Google Cloud',
    form: /^projects\/[\w-]+\/(?:locations\/[\w-]+\/)?secrets\/[\w-]+(?:\/versions\/\w+)?$/,
  },
  { what: 'the address of a secret in Azure', form: /^https:\/\/[\w-]+\.vault\.azure\.net\/secrets\/\S+$/ },
  { what: 'a path in Vault', form: /^(?:>>)?vault:[\w./-]+#\S+$/ },
  { what: 'text that Vault encrypted', form: /^vault:v\d+:[\w+/]+=*$/ },
  { what: 'text that SOPS encrypted', form: /^ENC\[AES256_GCM,.*\]$/ },
  { what: 'text that hiera-eyaml encrypted', form: /^ENC\[PKCS7,.*\]$/s },
  { what: 'text that Ansible Vault encrypted', form: /^\$ANSIBLE_VAULT;.*/s },
  // A file that Docker, Kubernetes or Render mounts.
  { what: 'the path of a file', form: /^(?:@|file:(?:\/\/)?)?\/(?:(?:var\/)?run|etc|mnt)\/secrets(?:-store)?\/\S+$/ },
  { what: 'a variable of Windows', form: /^(?:%[A-Za-z_]\w*%|\$env:[A-Za-z_]\w*)$/i },
  { what: 'a variable or a command of a shell', form: /^\$(?:[A-Z_][A-Z0-9_]*|\(\w+ [^()]*\))$/ },
  { what: 'an expression of GitHub Actions', form: /^\$\{\{[^{}]*\}\}$/ },
  {
    what: 'a token to be replaced',
    form: /^(?:#\{[\w.:-]+\}#?|__[A-Za-z][\w.-]*__|@{1,2}[A-Z][A-Z0-9_.]*@{1,2}|\{\{[^{}]*\}\}|<%[^%]*%>|\(\([^()]*\)\)|\$\[[^\]]*\])$/,
  },
];

/** What a text is if it only says where its secret is, or is encrypted; undefined for any other text. */
export function pointerIn(text: string): string | undefined {
  return pointers.find(({ form }) => form.test(text.trim()))?.what;
}
