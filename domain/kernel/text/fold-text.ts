/** Marks that a search ignores: nuktas, joiners, and accents of Latin letters. */
const IGNORED_MARKS = /\u093C|\u0ABC|\u200C|\u200D|[\u0300-\u0304\u0308\u030A\u030C\u0323\u0327]/g;

/**
 * Returns the text as searches compare it (docs/topics/languages.md): in lower case, decomposed, without ignored marks, with
 * anusvara for candrabindu. `search_fold` in the database does the same; its lower case of U+0130 is 'i', without a mark.
 */
export function foldText(text: string): string {
  return text
    .replaceAll('\u0130', 'i')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(IGNORED_MARKS, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u0A81', '\u0A82');
}
