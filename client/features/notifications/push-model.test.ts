import { expect, test } from 'vitest';
import { offerDelayMs } from './push-model.ts';

test.each([
  ['a screen that stood after 1.2 s', 1200, 1800],
  ['a screen that stood after 4 s, on a slow phone', 4000, 0],
  ['a screen that came with signing in, a minute after the page', 60_000, 3000],
])('offers notifications 3 s after the load: %s', (_screen, sincePageMs, delayMs) => {
  expect(offerDelayMs(sincePageMs)).toBe(delayMs);
});
