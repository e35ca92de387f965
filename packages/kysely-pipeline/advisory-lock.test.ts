import { afterAll, beforeAll, expect, test } from 'vitest';
import { withAdvisoryLock } from './advisory-lock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.close());

test('runs work under one key sequentially', async () => {
  const steps: string[] = [];
  const work = (name: string) => () => {
    steps.push(`${name} begins`);
    return new Promise<void>((resolve) => setTimeout(resolve, 50)).then(() => void steps.push(`${name} ends`));
  };
  await Promise.all([1, 2].map((name) => withAdvisoryLock(database.db, 7, 5000, work(`${name}`))));
  expect(steps.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
});

test('releases the lock after a failure', async () => {
  const failure = withAdvisoryLock(database.db, 8, 0, () => Promise.reject(new Error('failed')));
  await expect(failure).rejects.toThrow('failed');
  expect(await withAdvisoryLock(database.db, 8, 0, () => Promise.resolve('done'))).toBe('done');
});

test('rejects after waiting too long', async () => {
  await withAdvisoryLock(database.db, 9, 0, async () => {
    const second = withAdvisoryLock(database.db, 9, 150, () => Promise.resolve());
    await expect(second).rejects.toThrow('not free within 150 ms');
  });
});
