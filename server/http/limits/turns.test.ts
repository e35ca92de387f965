import { expect, test, vi } from 'vitest';
import { runInLanguage } from '#messages/reader-language.ts';
import { createTurns, type Turns } from './turns.ts';

/** Starts a call that runs until `end()` is called. */
function holdCall(turns: Turns, caller: string, isGone = false) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const call = {
    isRunning: false,
    closes: new Array<string>(),
    end: resolve,
    done: runInLanguage('en', () =>
      turns.take(
        caller,
        { isGone: () => isGone, closeAfterAnswer: () => call.closes.push(caller) },
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

test('rejects a call that waits too long, closes its connection, and goes on', async () => {
  const turns = createTurns({ atOnce: 1, waitingMs: 20 });
  const first = holdCall(turns, 'riya');
  const late = holdCall(turns, 'riya');
  await expect(late.done).rejects.toMatchObject({ status: 429 });
  expect(late.closes).toEqual(['riya']);
  first.end();
  expect(await first.done).toBe(false);
  const next = holdCall(turns, 'riya');
  next.end();
  expect(await next.done).toBe(false);
});

test('runs one call of a caller whose answers leave no room, and the others when they do', async () => {
  let hasRoom = false;
  const turns = createTurns({ hasRoom: () => hasRoom });
  const calls = Array.from({ length: 4 }, () => holdCall(turns, 'riya'));
  await vi.waitFor(() => expect(running(calls)).toBe(1));
  hasRoom = true;
  calls[0]?.end();
  await vi.waitFor(() => expect(running(calls.slice(1))).toBe(3));
  for (const call of calls) call.end();
  await Promise.all(calls.map(({ done }) => done));
});
