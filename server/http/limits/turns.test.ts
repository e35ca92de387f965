import { expect, test, vi } from 'vitest';
import { runInLanguage } from '#messages/reader-language.ts';
import { createTurns, type Turns } from './turns.ts';

/** Starts a call that runs until `end()` is called. */
function holdCall(turns: Turns, caller: string, isGone = false) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const call = {
    isRunning: false,
    end: resolve,
    done: runInLanguage('en', () =>
      turns.take(
        caller,
        () => isGone,
        async (hasWaited) => {
          call.isRunning = true;
          await promise;
          call.isRunning = false;
          return hasWaited;
        },
      ),
    ),
  };
  return call;
}

const running = (calls: readonly { isRunning: boolean }[]) => calls.filter(({ isRunning }) => isRunning).length;

test('runs four calls of a caller at once and the others in order, without delaying other callers', async () => {
  const turns = createTurns();
  const calls = Array.from({ length: 7 }, () => holdCall(turns, 'riya'));
  const other = holdCall(turns, 'arjun');
  await vi.waitFor(() => expect(running([...calls, other])).toBe(5));
  expect([running(calls), other.isRunning]).toEqual([4, true]);
  calls[2]?.end();
  expect(await calls[2]?.done).toBe(false);
  await vi.waitFor(() => expect(calls[4]?.isRunning).toBe(true));
  expect(calls[5]?.isRunning).toBe(false);
  for (const call of calls) call.end();
  expect(await Promise.all(calls.map(({ done }) => done))).toEqual([false, false, false, false, true, true, true]);
  other.end();
  await other.done;
});

test('rejects a call behind 500 queued ones', async () => {
  const turns = createTurns();
  const calls = Array.from({ length: 504 }, () => holdCall(turns, 'riya'));
  await expect(holdCall(turns, 'riya').done).rejects.toMatchObject({ status: 429 });
  for (const call of calls) call.end();
  await Promise.all(calls.map(({ done }) => done));
  const next = holdCall(turns, 'riya');
  next.end();
  expect(await next.done).toBe(false);
});

test('skips a call whose caller has hung up, and runs the next one', async () => {
  const turns = createTurns();
  const calls = Array.from({ length: 4 }, () => holdCall(turns, 'riya'));
  const gone = holdCall(turns, 'riya', true);
  const last = holdCall(turns, 'riya');
  calls[0]?.end();
  await expect(gone.done).rejects.toMatchObject({ status: 429 });
  await vi.waitFor(() => expect(last.isRunning).toBe(true));
  for (const call of [...calls, last]) call.end();
  expect(await last.done).toBe(true);
});
