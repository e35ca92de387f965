/** Byte order marks, marks of direction and zero-width spaces; the joiners of Indic scripts and emoji stay. */
const MARKS = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const SPACES = /[\u00a0\u2007\u2009\u202f]/g;

/** Text that needs no cleaning, as most cells. */
const PLAIN = /^[ -~]*$/;

/** The text without invisible marks and with plain spaces; halves of surrogate pairs become U+FFFD. */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replaceAll(MARKS, '').replaceAll(SPACES, ' ').toWellFormed();
}

/** A cell as a number or a date is written: without `="…"` around it or the `'` that guards it in a spreadsheet. */
export function bareCell(cell: string): string {
  const text = cleanText(cell).trim();
  return (/^=?"(.*)"$/s.exec(text)?.[1] ?? text).replace(/^'/, '').trim();
}

/** A cell as words in one line; an apostrophe is removed only where it guards a formula. */
export function wordsOf(cell: string): string {
  return cleanText(cell)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^=?"(.*)"$/, '$1')
    .replace(/^'(?=[=+\-@'])/, '')
    .trim();
}
