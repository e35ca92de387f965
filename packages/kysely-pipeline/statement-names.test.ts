import { expect, test } from 'vitest';
import { createStatementNames } from './statement-names.ts';

test('names a statement at its third use and keeps the name', () => {
  const names = createStatementNames();
  const given = [1, 2, 3, 4].map(() => names.nameFor('select 1'));
  expect(given.slice(0, 2)).toEqual([undefined, undefined]);
  expect(given[2]).toBeDefined();
  expect(given[3]).toBe(given[2]);
});

test('gives every statement its own name, and never reuses one after a rename', () => {
  const names = createStatementNames();
  const given = new Set<string | undefined>();
  for (const text of ['a', 'b', 'c']) {
    for (let time = 0; time < 3; time += 1) names.nameFor(text);
    given.add(names.nameFor(text));
    names.rename(text);
    given.add(names.nameFor(text));
  }
  expect(given.size).toBe(6);
});

test('keeps at most 600 statements prepared, and keeps the names already given', () => {
  const names = createStatementNames();
  const given = new Set<string | undefined>();
  for (let number = 0; number < 10_000; number += 1) {
    for (let time = 0; time < 3; time += 1) given.add(names.nameFor(`select ${number}`));
  }
  given.delete(undefined);
  expect(given.size).toBe(600);
  expect(names.nameFor('select 0')).toBeDefined();
});
