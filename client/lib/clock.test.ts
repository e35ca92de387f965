import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as clock from './clock.ts';

const HOURS_MS = 3_600_000;
const kept = new Map<string, string>();

beforeEach(() => {
  // Freezes the clock: a millisecond between two readings would round to -0 hours.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:30:00Z') });
  kept.clear();
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let starts = 0;

/** Simulates a page load: imports a fresh copy of the module and leaves storage as it is. */
async function start(): Promise<typeof clock> {
  starts += 1;
  return import(`./clock.ts?start=${starts}`) as Promise<typeof clock>;
}

function hoursAhead(nowIso: string): number {
  return Math.round((Date.parse(nowIso) - Date.now()) / HOURS_MS);
}

test('persists the clock difference for a start without a network', async () => {
  const page = await start();
  expect(hoursAhead(page.nowIso())).toBe(0);
  page.setServerTime(new Date(Date.now() + 26 * HOURS_MS).toISOString());
  expect(hoursAhead(page.nowIso())).toBe(26);
  expect(hoursAhead((await start()).nowIso())).toBe(26);
});

test('drops the difference after the device clock is corrected', async () => {
  (await start()).setServerTime(new Date(Date.now() - 5 * HOURS_MS).toISOString());
  const page = await start();
  expect(hoursAhead(page.nowIso())).toBe(-5);
  page.setServerTime(new Date().toISOString());
  expect(hoursAhead((await start()).nowIso())).toBe(0);
});

test('uses the device clock if storage is blocked', async () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(hoursAhead((await start()).nowIso())).toBe(0);
});
