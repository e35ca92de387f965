import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldText } from '#domain/kernel/text/fold-text.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const range = (from: number, to: number) => fc.integer({ min: from, max: to }).map(String.fromCodePoint);
/** Letters and marks of the scripts that members write in, with signs that keyboards add. */
const letter = fc.oneof(
  range(0x20, 0x7e),
  range(0xa0, 0x17e),
  range(0x300, 0x33f),
  range(0x900, 0x97f),
  range(0xa80, 0xaff),
  range(0x200b, 0x2037),
  // Often enough to follow each other: letters around a virama.
  fc.constantFrom('ङ', 'ञ', 'ण', 'न', 'म', '\u094D', 'क', 'द', 'ङ्ग', 'न्द', 'ઙ', 'ન', 'મ', '\u0ACD', 'ત', 'બ', 'મ્બ'),
  fc.constantFrom('म्', 'મ્', 'મ્મ', '।', ' ', '`', '\u02BB', '™', '№'),
  fc.constantFrom('\u02B9', '\u02BC', '\u2212', '«', '»', '´'),
  fc.constantFrom('ﬁ', '①', '½', 'Ａ', '❤️', '🎉', '₹', '…'),
);
/** The dotted capital I, whose lower case depends on the database's collation. */
const isComparable = (text: string) => !text.includes('İ');

test('folds texts in the database as on the devices', async () => {
  const texts = fc
    .sample(fc.string({ unit: letter, maxLength: 12 }), 3000)
    .filter(isComparable)
    .map((text) => text.normalize('NFC'));
  const { rows } = await sql<{ text: string; folded: string }>`
    select text, search_fold(text) as folded from unnest(${texts}::text[]) text`.execute(database.db);
  const different = rows.filter(({ text, folded }) => foldText(text) !== folded);
  expect(different).toEqual([]);
});
