import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runInLanguage } from '#messages/reader-language.ts';
import { countValues } from './json-structure.ts';

const count = (json: string) => runInLanguage('en', () => countValues(Buffer.from(json)));

function isTaken(json: string): boolean {
  try {
    return count(json) > 0;
  } catch {
    return false;
  }
}

/** Counts the values of a parsed text, containers included. */
function countParsed(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return 1 + Object.values(value).reduce((sum: number, each) => sum + countParsed(each), 0);
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

test('counts at least the values of a text, regardless of the contents of its strings', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 10, stringUnit: 'binary' }), (json) => {
      const value: unknown = JSON.parse(json);
      const counted = count(json);
      expect(counted).toBeGreaterThanOrEqual(countParsed(value));
      expect(counted).toBeLessThanOrEqual(2 * countParsed(value));
    }),
  );
});

test('accepts a depth of 32 and rejects a deeper text', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 80 }), (levels) => {
      const json = levels.reduceRight((inner, isList) => (isList ? `[${inner}]` : `{"a]":${inner}}`), '"}"');
      expect(depthOf(JSON.parse(json))).toBe(levels.length);
      expect(isTaken(json)).toBe(levels.length <= 32);
    }),
  );
});

test('accepts an import of 10,000 rows and rejects 250,000 values', () => {
  const row = {
    title: 'x',
    amount: '1',
    category: 'food',
    spentOn: '2025-01-01',
    paidBy: 'x',
    split: { a: 1, b: 2 },
  };
  expect(count(JSON.stringify({ rows: Array.from({ length: 10_000 }, () => row) }))).toBeLessThan(250_000);
  expect(() => count(`[${'1,'.repeat(250_000)}1]`)).toThrow(/could not be read/);
});
