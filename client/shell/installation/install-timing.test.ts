import { expect, test } from 'vitest';
import { mayOfferInstall } from './install-offer.ts';

const nowMs = Date.UTC(2026, 10, 21, 12);
const hoursAgo = (hours: number) => String(nowMs - hours * 3_600_000);

test('offers without a dismissal, and with an invalid stored time', () => {
  expect(mayOfferInstall({ isStandalone: false, dismissedAt: null, nowMs })).toBe(true);
  expect(mayOfferInstall({ isStandalone: false, dismissedAt: 'yes', nowMs })).toBe(true);
});

test('offers nothing for 24 hours after a dismissal', () => {
  expect(mayOfferInstall({ isStandalone: false, dismissedAt: hoursAgo(23.9), nowMs })).toBe(false);
  expect(mayOfferInstall({ isStandalone: false, dismissedAt: hoursAgo(24), nowMs })).toBe(true);
});

test('offers nothing in the installed app', () => {
  expect(mayOfferInstall({ isStandalone: true, dismissedAt: null, nowMs })).toBe(false);
});
