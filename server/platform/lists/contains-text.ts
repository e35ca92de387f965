import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from './contains-pattern.ts';

/** Candrabindus, which many write as anusvara; then what is left out: nuktas, joiners, and the accents of Latin letters. */
const folded =
  '\u0901\u0A81\u093C\u0ABC\u200C\u200D\u0300\u0301\u0302\u0303\u0304\u0308\u030A\u030C\u0323\u0327';
const foldedTo = '\u0902\u0A82';

/**
 * Whether the text of a column has `text` in it as people type it: whatever its case and accents, 'फोटो' for 'फ़ोटो', letters composed or
 * not (decision 0081). For the rows of one couple, by their index: the text itself has none.
 */
export function containsText(column: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`${fold(sql.ref(column))} like ${fold(sql`${containsPattern(text)}::text`)}`;
}

/** Most texts are ASCII, where there is nothing to fold but the case: that is ten times as fast. */
function fold(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`case when octet_length(${text}) = length(${text}) then lower(${text})
    else translate(normalize(lower(${text}), NFKD), ${sql.lit(folded)}, ${sql.lit(foldedTo)}) end`;
}
