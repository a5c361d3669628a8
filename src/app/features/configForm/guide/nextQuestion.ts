import { placeholderRange } from '../../../../presets/index.ts';
import { isTextBox, type TextBox } from '../../../platform/textBox.ts';

export interface NextQuestion {
  /** Only fields after this element; all of them without it. */
  readonly after?: Element | undefined;
  /** Whether a field only needs its placeholders replaced, such as one that a preset has filled in. */
  readonly isFilledIn?: (field: Element) => boolean;
}

/** The first field of a place that is empty or has a placeholder, if any. */
export function nextQuestion(
  place: Element,
  { after, isFilledIn = () => false }: NextQuestion = {},
): TextBox | undefined {
  return [...place.querySelectorAll<TextBox>('input, textarea')].find(
    (field) =>
      (!after || (after.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0) &&
      takesText(field) &&
      (placeholderRange(field.value) !== undefined || (isEmpty(field) && (isPart(field) || !isFilledIn(field)))),
  );
}

/** A secret that is set is not in its field. */
const isEmpty = ({ value, dataset }: TextBox) => value === '' && dataset.isSet === undefined;

/** A field for a part of what a preset has filled in is empty while its placeholder is there. */
const isPart = ({ dataset }: TextBox) => dataset.part !== undefined;

function takesText(field: TextBox): boolean {
  return isTextBox(field) && !field.disabled && !field.readOnly && field.tabIndex >= 0;
}

/**
 * Calls back with the question once the place has one: some controls are loaded when they are first shown.
 * Gives up as soon as the user moves the focus elsewhere.
 */
export function awaitQuestion(
  place: Element,
  find: () => TextBox | null | undefined,
  found: (field: TextBox) => void,
): void {
  const start = document.activeElement;
  const first = find();
  if (first) {
    found(first);
    return;
  }
  const observer = new MutationObserver(() => {
    const isLeft = document.activeElement !== start;
    const field = isLeft ? undefined : find();
    if (isLeft || field) observer.disconnect();
    if (field) found(field);
  });
  observer.observe(place, { childList: true, subtree: true });
}

/** Focuses a field and selects the first placeholder in it, or the first after an offset. */
export function selectPlaceholder(field: TextBox, after = 0): void {
  const range = placeholderRange(field.value, after);
  field.focus({ preventScroll: true });
  if (range) field.setSelectionRange(range.start, range.end);
}
