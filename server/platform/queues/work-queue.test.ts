import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

test('work runs a few at a time, in the order in which it came, and a failure makes room like a success', async () => {
  const queue = createWorkQueue(2);
  const started: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const results = ends.map(({ promise }, index) =>
    queue(() => {
      started.push(index);
      return promise;
    }).catch(() => -1),
  );
  await expect.poll(() => started).toEqual([0, 1]);
  ends[1]?.reject(new Error('failed'));
  await expect.poll(() => started).toEqual([0, 1, 2]);
  for (const [index, { resolve }] of ends.entries()) resolve(index);
  expect(await Promise.all(results)).toEqual([0, -1, 2, 3, 4]);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});
