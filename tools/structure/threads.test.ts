import { expect, test } from 'vitest';
import { makeTree } from './make-tree.ts';
import { checkThreads } from './threads.ts';

test('requires that threads of the server are started by the helper', () => {
  const check = (text: string, path = 'server/platform/pictures/thread.ts') => checkThreads(makeTree({ [path]: text }));
  for (const text of [
    "new Worker(new URL('a.ts', import.meta.url));",
    'new threads.Worker(file)',
    "import { Worker as Thread } from 'node:worker_threads';",
  ])
    expect(check(text)).toEqual([expect.stringContaining('createWorkerThread')]);
  expect(check('new Worker(file);', 'packages/worker-thread/worker-thread.ts')).toEqual([]);
  expect(check('new Worker(file);', 'packages/busy-times/reader.ts')).toHaveLength(1);
  expect(check("createWorkerThread(new URL('a.ts', import.meta.url), limits);")).toEqual([]);
});
