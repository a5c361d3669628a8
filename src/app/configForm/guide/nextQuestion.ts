import { placeholderRange } from '../../../presets/index.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The first field after an element, or of all, that is empty or has a placeholder. */
export function nextQuestion(place: Element, after?: Element): Field | undefined {
  return [...place.querySelectorAll<Field>('input, textarea')].find(
    (field) =>
      waitsForText(field) &&
      (!after || (after.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0),
  );
}

function waitsForText(field: Field): boolean {
  const isText = field instanceof HTMLTextAreaElement || ['text', 'password', 'url', 'email'].includes(field.type);
  if (!isText || field.disabled || field.readOnly || field.tabIndex < 0) return false;
  return field.value === '' || placeholderRange(field.value) !== undefined;
}
