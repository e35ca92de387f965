import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Flushed } from './outbox.ts';
import { createRetries } from './retries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Counts the attempts of a queue; it is empty once `isUp` is true. */
function startQueue() {
  const queue = { attempts: 0, isUp: false };
  const trying = createRetries(async (): Promise<Flushed> => {
    queue.attempts += 1;
    return queue.isUp ? 'empty' : 'later';
  });
  return { queue, trying };
}

test('doubles the pause after each failed attempt', async () => {
  const { queue, trying } = startQueue();
  await trying.now();
  await vi.advanceTimersByTimeAsync(5000 + 10_000 + 20_000);
  expect(queue.attempts).toBe(4);
  trying.stop();
});

test('sends within five seconds of an answer after a long outage', async () => {
  const { queue, trying } = startQueue();
  await trying.now();
  await vi.advanceTimersByTimeAsync(75_000);
  const before = queue.attempts;
  queue.isUp = true;
  trying.wake();
  await vi.advanceTimersByTimeAsync(5000);
  expect(queue.attempts).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(queue.attempts).toBe(before + 1);
});

test('tries at most every five seconds, however many answers arrive', async () => {
  const { queue, trying } = startQueue();
  await trying.now();
  for (let second = 0; second < 20; second += 1) {
    trying.wake();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(queue.attempts).toBe(5);
  trying.stop();
});

test('leaves an empty queue alone', async () => {
  const { queue, trying } = startQueue();
  queue.isUp = true;
  await trying.now();
  trying.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queue.attempts).toBe(1);
});
