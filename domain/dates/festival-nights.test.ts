import { expect, test } from 'vitest';
import { nightId, nightsInRow } from './festival-nights.ts';

test('lists the days in a row', () => {
  expect(nightsInRow(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-03'])).toEqual([
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(nightsInRow([])).toEqual([]);
});

test('counts the ids of nights on from that of the first', () => {
  expect(nightId('0192f0c0-0000-7000-8000-00000000f001', 0)).toBe('0192f0c0-0000-7000-8000-00000000f001');
  expect(nightId('0192f0c0-0000-7000-8000-00000000f00f', 1)).toBe('0192f0c0-0000-7000-8000-00000000f010');
  expect(nightId('0192f0c0-0000-7000-8000-ffffffffffff', 2)).toBe('0192f0c0-0000-7000-8000-000000000001');
});
