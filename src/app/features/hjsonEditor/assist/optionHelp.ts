import type { OptionDefinition } from '../../../../config/index.ts';

/** What an option means, as Markdown: title, documentation (which says the default and its unit), since when. Never its value. */
export function optionHelp(option: OptionDefinition): string {
  const lines = [`**${plain(option.title)}** \`${option.key}\``, plain(option.documentation), factsLine(option)];
  if (option.choices) {
    lines.push(option.choices.map(({ value, title }) => `- \`${value}\`: ${plain(title)}`).join('\n'));
  }
  return lines.filter(Boolean).join('\n\n');
}

function factsLine({ since, secret }: OptionDefinition): string {
  const facts = [since ? `Since ${since}` : '', secret ? 'Secret: hidden here, press F9 or tap it to show it' : ''];
  return facts.filter(Boolean).join(' · ');
}

/** Escapes text for Markdown. */
function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}
