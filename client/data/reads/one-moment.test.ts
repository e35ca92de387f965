import { expect, test } from 'vitest';
import { withTogether } from './one-moment.ts';

test('adds the sums and lists that are shown beside a stale one, each once', () => {
  expect(withTogether(['notifications', 'balance']).toSorted()).toEqual([
    'balance',
    'budgets',
    'expenses',
    'notifications',
    'statement',
  ]);
  expect(withTogether(['notes'])).toEqual(['notes']);
});
