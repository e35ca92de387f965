import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEarliestTimer } from './earliest-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs at the earliest requested time, once', () => {
  const run = vi.fn<() => void>();
  const timer = createEarliestTimer(run);
  timer.runAfter(3000);
  vi.advanceTimersByTime(1000);
  timer.runAfter(20_000);
  vi.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('runs though it is requested again and again', () => {
  const run = vi.fn<() => void>();
  const timer = createEarliestTimer(run);
  for (let second = 0; second < 20; second += 1) {
    timer.runAfter(20_000);
    vi.advanceTimersByTime(1000);
  }
  expect(run).toHaveBeenCalledTimes(1);
});

test('runs earlier on an earlier request, and not after it was stopped', () => {
  const run = vi.fn<() => void>();
  const timer = createEarliestTimer(run);
  timer.runAfter(20_000);
  timer.runAfter(3000);
  vi.advanceTimersByTime(3000);
  expect(run).toHaveBeenCalledTimes(1);
  timer.runAfter(3000);
  timer.stop();
  vi.advanceTimersByTime(3000);
  expect(run).toHaveBeenCalledTimes(1);
});
