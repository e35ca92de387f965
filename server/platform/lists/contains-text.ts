import { type RawBuilder, sql } from 'kysely';

/**
 * Returns a condition that a column contains the words, regardless of case, accents and nuktas (docs/topics/languages.md). It
 * folds every row.
 */
export function containsText(column: string, words: string): RawBuilder<boolean> {
  return sql<boolean>`search_fold(${sql.ref(column)}) like ${folded(words)}`;
}

/** Returns the same condition for a table with the column `search_text`, which is already folded. */
export function isFoundBy(words: string): RawBuilder<boolean> {
  return sql<boolean>`search_text like ${folded(words)}`;
}

function folded(words: string): RawBuilder<string> {
  return sql<string>`search_fold(${containsPattern(words)}::text)`;
}

/** Returns a pattern for `like` and `ilike` that finds `text` anywhere. Escapes the text's own `%`, `_` and `\`. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
