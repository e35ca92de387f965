import { expect, test } from 'vitest';
import { fieldsFault } from '#domain/kernel/fields.ts';
import { checkQuery } from './query-structure.ts';

const check = (query: string) => () => checkQuery(`/api/memories?${query}`);

test.each([
  ['nested names', `a${'[b]'.repeat(3000)}=1`],
  ['encoded nested names', `a${'%5Bb%5D'.repeat(1000)}=1`],
  ['many parameters', 'a=1&'.repeat(3000)],
])('refuses %s', (_name, query) => {
  expect(check(query)).toThrow(fieldsFault('invalid'));
});

test('accepts the queries of screens', () => {
  expect(check('limit=50&search=chai%20%5Btea%5D&tags[0]=home&cursor=x')).not.toThrow();
});
