/** What follows a beginning: fewer characters than any issuer has, since a part of a token is worth hiding, too. */
const rest = String.raw`[\w-]{6,}`;
const wideRest = String.raw`[\w./+=-]{6,}`;

/** The forms of tokens as the documentation of each issuer has them, by what no other word begins with. */
export const tokenFormats: readonly { readonly issuer: string; readonly pattern: string }[] = [
  { issuer: 'RFC 7519, JSON Web Token', pattern: String.raw`\beyJ${rest}(?:\.[\w-]*)*` },
  { issuer: 'PASETO', pattern: String.raw`\bv[1-4]\.(?:local|public)\.[\w-]{16,}` },
  { issuer: 'age', pattern: String.raw`\bAGE-SECRET-KEY-1[A-Z\d]{6,}` },
  { issuer: 'Amazon Web Services', pattern: String.raw`\bA[KS]IA[A-Z0-9]{8,}` },
  { issuer: 'Databricks', pattern: String.raw`\bdapi[a-f\d]{12,}` },
  { issuer: 'DigitalOcean', pattern: String.raw`\bdo[opr]_v1_\w{6,}` },
  { issuer: 'Discord, webhooks', pattern: String.raw`/webhooks/\d+/${rest}` },
  { issuer: 'Docker Hub', pattern: `\\bdckr_pat_${wideRest}` },
  { issuer: 'GitHub', pattern: `\\b(?:gh[oprsu]_|github_pat_)${wideRest}` },
  { issuer: 'GitLab', pattern: `\\bgl(?:pat|rt|dt|soat|ptt|ft|imt|agent|cbt|ffct)-${wideRest}` },
  { issuer: 'Google, client secrets', pattern: `\\bGOCSPX-${rest}` },
  { issuer: 'Google, keys and tokens', pattern: `\\b(?:ya29\\.|AIza|1//0)${wideRest}` },
  { issuer: 'HashiCorp Terraform', pattern: String.raw`\.atlasv1\.${rest}` },
  { issuer: 'HashiCorp Vault', pattern: `\\bhv[bsr]\\.${wideRest}` },
  { issuer: 'HashiCorp Vault, before 1.10', pattern: String.raw`\bs\.[A-Za-z\d]{24}(?![\w.-])` },
  { issuer: 'Linear', pattern: String.raw`\blin_(?:api|oauth)_\w{6,}` },
  { issuer: 'Microsoft Entra ID', pattern: String.raw`[\w.~-]{3}\dQ~[\w.~-]{6,}` },
  { issuer: 'npm', pattern: `\\bnpm_${wideRest}` },
  { issuer: 'OpenAI, Anthropic, Stripe', pattern: `\\bsk[-_]${wideRest}` },
  { issuer: 'PyPI', pattern: `\\bpypi-${wideRest}` },
  { issuer: 'SendGrid', pattern: String.raw`\bSG\.${rest}\.${rest}` },
  { issuer: 'Shopify', pattern: String.raw`\bshp(?:at|ca|pa|ss)_\w{6,}` },
  { issuer: 'Slack', pattern: String.raw`\bxox[abeoprs]-${wideRest}|\bhooks\.slack\.com/[\w/]{6,}` },
  { issuer: 'Stripe', pattern: String.raw`\b(?:[rp]k_(?:live|test)|whsec)_\w{6,}` },
  { issuer: 'Telegram, bots', pattern: String.raw`\b\d{8,10}:AA${rest}` },
];
