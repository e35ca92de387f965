import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from './contains-pattern.ts';

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
