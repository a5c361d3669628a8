/**
 * Characters that move the cursor, colour text or change its direction become question marks, one for one, so that columns stay aligned.
 */
export function visible(text: string): string {
  return text.replace(/\t/g, ' ').replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, '\ufffd');
}

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;

/** How many terminal columns a text takes: two for East Asian characters and pictures, none for combining characters. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += /[\p{M}\p{Cf}]/u.test(character) ? 0 : wide.test(character) ? 2 : 1;
  return width;
}
