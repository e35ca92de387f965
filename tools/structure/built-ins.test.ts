import { expect, test } from 'vitest';
import { checkBuiltIns } from './built-ins.ts';
import { makeTree } from './make-tree.ts';

test.each([
  'await Array.fromAsync(pages)',
  'rows.values().map(toRow)',
  'rows.entries()\n    .filter(isNew)',
  'known.isSubsetOf(other)',
  'RegExp.escape(words)',
  'Promise.try(work)',
  'bytes.toBase64()',
  'field.checkVisibility()',
])('refuses %j in a browser without its fallback', (text) => {
  expect(checkBuiltIns(makeTree({ 'client/data/a.ts': text }))).toHaveLength(1);
  expect(checkBuiltIns(makeTree({ 'server/a.ts': text }))).toEqual([]);
});

test('allows what has a fallback', () => {
  const text = 'Map.groupBy(rows, dayOf); [...rows.values()].map(toRow); rows.toSorted(byDay); z.union([a, b]);';
  expect(checkBuiltIns(makeTree({ 'client/data/a.ts': text }))).toEqual([]);
});
