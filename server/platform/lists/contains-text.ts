import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from './contains-pattern.ts';

/** A condition: the words stand in a column as people type them, whatever case, accents and nuktas (decision 0081). Folds every row. */
export function containsText(column: string, words: string): RawBuilder<boolean> {
  return sql<boolean>`search_fold(${sql.ref(column)}) like ${folded(words)}`;
}

/** The same for a table with the column `search_text`, which is folded already. */
export function isFoundBy(words: string): RawBuilder<boolean> {
  return sql<boolean>`search_text like ${folded(words)}`;
}

function folded(words: string): RawBuilder<string> {
  return sql<string>`search_fold(${containsPattern(words)}::text)`;
}
