/**
 * Invisible marks to remove: byte order marks, direction marks and zero-width spaces. Joiners of Indic scripts and
 * emoji stay.
 */
const MARKS = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const SPACES = /[\u00a0\u2007\u2009\u202f]/g;

/** Text that needs no cleaning, like most cells. */
const PLAIN = /^[ -~]*$/;

/** Returns the text without invisible marks and with plain spaces; unpaired surrogates become U+FFFD. */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replaceAll(MARKS, '').replaceAll(SPACES, ' ').toWellFormed();
}

/** Returns a cell without `="…"` around it or the `'` that escapes it in a spreadsheet, for numbers and dates. */
export function bareCell(cell: string): string {
  const text = cleanText(cell).trim();
  return (/^=?"(.*)"$/s.exec(text)?.[1] ?? text).replace(/^'/, '').trim();
}

/** Returns a cell as text on one line; an apostrophe is removed only if it escapes a formula. */
export function wordsOf(cell: string): string {
  return cleanText(cell)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^=?"(.*)"$/, '$1')
    .replace(/^'(?=[=+\-@'])/, '')
    .trim();
}
