import { type BrandingRule, result } from './check.ts';

/** A label longer than this wraps on a phone. */
const longestLabel = 28;

/** "organisationName: only affects the label of the OIDC login button" (option-reference, Top-level options). */
export const loginButton: BrandingRule = ({ branding: { organisationName } }) => {
  const code = 'login-button';
  const title = 'Sign-in button';
  if (!organisationName?.trim()) {
    return [
      result(
        code,
        title,
        'hint',
        'no name',
        'Set organisationName: it labels the sign-in button. What the button says without it is not documented.',
      ),
    ];
  }
  return organisationName.length > longestLabel
    ? [
        result(
          code,
          title,
          'hint',
          `${organisationName.length} characters`,
          'The label is long and may wrap on narrow screens.',
        ),
      ]
    : [];
};

export const supportLink: BrandingRule = ({ branding: { supportLink: link } }) => {
  const code = 'support-link';
  const title = 'Support link';
  switch (link.kind) {
    case 'none':
      return [];
    case 'link': {
      if (link.warning !== undefined) return [result(code, title, 'warning', link.destination, link.warning)];
      const isPlain = link.scheme === 'http';
      const explanation = isPlain
        ? 'The link is not encrypted. Use https where the page offers it.'
        : `The link leads to ${link.destination}.`;
      return [result(code, title, isPlain ? 'hint' : 'good', link.destination, explanation)];
    }
  }
};

/** Names what the preview cannot show. */
export const templates: BrandingRule = ({ branding: { templatesPath } }) =>
  templatesPath === ''
    ? []
    : [
        result(
          'templates',
          'Templates',
          'hint',
          'not shown',
          'templatesPath overrides HTML and plain-text templates, which may change everything shown here.',
        ),
      ];
