import { expect, test } from 'vitest';
import { bucketOf, countBuckets } from './buckets.ts';

test('spreads rows so that no chunk has more than 200', () => {
  for (const rows of [1, 99, 101, 777, 20_000]) {
    const buckets = countBuckets(rows);
    const sizes = Array.from({ length: buckets }, () => 0);
    for (let row = 0; row < rows; row += 1) {
      const bucket = bucketOf(`0198c5de-7a10-7000-8000-${row.toString(16).padStart(12, '0')}`, buckets);
      sizes[bucket] = (sizes[bucket] ?? 0) + 1;
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
  }
});

test('keeps the number of chunks when rows go', () => {
  expect([countBuckets(500), countBuckets(10, 8), countBuckets(0)]).toEqual([8, 8, 1]);
});
