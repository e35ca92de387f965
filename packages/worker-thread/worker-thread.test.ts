import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createWorkerThread, type WorkerThread } from './worker-thread.ts';

let thread: WorkerThread<string, string> | null = null;
const open = (timeoutMs = 10_000) =>
  (thread = createWorkerThread<string, string>(new URL('test-threads/hostile.ts', import.meta.url), {
    memoryMb: 32,
    timeoutMs,
  }));
afterEach(() => thread?.close());

test.each([
  ['never', 'timedOut', 2000],
  ['busy', 'timedOut', 2000],
  ['memory', 'outOfMemory', 30_000],
  ['throw', 'ended', 30_000],
  ['exit', 'ended', 30_000],
])('rejects a question when the thread fails by %s, and answers the next', async (way, kind, timeoutMs) => {
  const { ask } = open(timeoutMs);
  await expect(ask(way)).rejects.toMatchObject({ kind });
  await expect.poll(() => ask('echo').catch(() => 'failed')).toBe('echo');
});

test('survives the error of a thread that has answered already', async () => {
  const { ask } = open();
  expect(await ask('throwLater')).toBe('soon');
  await sleep(100);
  expect(await ask('echo')).toBe('echo');
});

test('survives a thread that runs out of memory while it is terminated', async () => {
  // A sweep over the moment at which memory ends, which depends on the machine.
  for (const timeoutMs of [60, 90, 120, 150, 200, 250, 300]) {
    const { ask, close } = open(timeoutMs);
    await expect(ask('memory')).rejects.toMatchObject({ name: 'Error' });
    await close();
  }
});

test('ends the questions of a thread together, and ignores the messages of Node’s watch mode', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  const { ask } = open();
  const waiting = ask('never').catch((error: unknown) => error);
  expect(await ask('echo')).toBe('echo');
  await expect(ask('throw')).rejects.toMatchObject({ kind: 'ended' });
  expect(await waiting).toMatchObject({ kind: 'ended' });
  vi.unstubAllEnvs();
});

test('starts no thread before the former one is gone', async () => {
  const { ask } = open(3000);
  await expect(ask('busy')).rejects.toMatchObject({ kind: 'timedOut' });
  // The next answer comes from a new thread, which `terminate` has made room for.
  expect(await Promise.all([ask('echo'), ask('echo')])).toEqual(['echo', 'echo']);
});
