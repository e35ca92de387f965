import { expect, test } from 'vitest';
import { createCalendarTurns } from './calendar-turns.ts';

test('runs one fetch of a member at a time, beside those of others', async () => {
  const turns = createCalendarTurns();
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = turns.fetch('riya', () => promise);
  expect(await turns.fetch('riya', async () => 'second')).toBe('later');
  expect(await turns.fetch('arjun', async () => 'other')).toBe('other');
  resolve('first');
  expect(await first).toBe('first');
  expect(await turns.fetch('riya', async () => 'third')).toBe('third');
});

test('ends a member’s calendars for the hour after two minutes of work', async () => {
  let now = 0;
  const turns = createCalendarTurns(() => now);
  for (let slow = 0; slow < 12; slow += 1) {
    expect(turns.isExhausted('riya')).toBe(false);
    await turns.count('riya', async () => void (now += 10_000)).catch(() => undefined);
  }
  expect(await turns.fetch('riya', async () => 'done')).toBe('exhausted');
  expect(await turns.fetch('arjun', async () => 'done')).toBe('done');
  now = 3_600_000;
  expect(await turns.fetch('riya', async () => 'done')).toBe('done');
});
