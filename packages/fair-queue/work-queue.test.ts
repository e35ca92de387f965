import { expect, test } from 'vitest';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';

/** Enqueues work that runs until it is told to end. */
function enqueue(queue: WorkQueue, owner: string, started: string[], name = owner) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const result = queue(owner, () => {
    started.push(name);
    return promise;
  });
  return { end: () => resolve(name), fail: () => reject(new Error(name)), result };
}

test('runs one owner’s work a few at a time and in order, and continues after a failure', async () => {
  const queue = createWorkQueue(2);
  const started: string[] = [];
  const works = ['1', '2', '3', '4', '5'].map((name) => enqueue(queue, 'riya', started, name));
  await expect.poll(() => started).toEqual(['1', '2']);
  works[1]?.fail();
  await expect(works[1]?.result).rejects.toThrow('2');
  await expect.poll(() => started).toEqual(['1', '2', '3']);
  for (const { end } of works) end();
  expect(await Promise.all(works.flatMap(({ result }, at) => (at === 1 ? [] : [result])))).toEqual([
    '1',
    '3',
    '4',
    '5',
  ]);
});

test('runs another owner’s work beside that of an owner with much work', async () => {
  const queue = createWorkQueue(2, 1);
  const started: string[] = [];
  const much = ['a1', 'a2', 'a3', 'a4'].map((name) => enqueue(queue, 'asha', started, name));
  const other = enqueue(queue, 'bina', started);
  await expect.poll(() => started).toEqual(['a1', 'bina']);
  for (const { end } of [...much, other]) end();
  await Promise.all(much.map(({ result }) => result));
});

test('prefers the owner whose work has taken the least time', async () => {
  const queue = createWorkQueue(1);
  const started: string[] = [];
  const long = ['a1', 'a2', 'a3'].map((name) => enqueue(queue, 'asha', started, name));
  const short = ['b1', 'b2', 'b3'].map((name) => enqueue(queue, 'bina', started, name));
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const { end } of [...long, ...short]) end();
  await Promise.all([...long, ...short].map(({ result }) => result));
  expect(started[0]).toBe('a1');
  expect(started.slice(1, 4)).toEqual(['b1', 'b2', 'b3']);
});
