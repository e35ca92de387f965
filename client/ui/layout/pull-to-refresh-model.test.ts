import { expect, test } from 'vitest';
import { canStartPull, isRefreshDistance, pullDistance, pullHint } from './pull-to-refresh-model.ts';

test('moves 0.4 of the drag, never up and never past 120', () => {
  expect(pullDistance(100)).toBe(40);
  expect(pullDistance(-50)).toBe(0);
  expect(pullDistance(1000)).toBe(120);
});

test('hints above 20 and above 80', () => {
  expect([20, 20.1, 80, 80.1].map(pullHint)).toEqual(['none', 'pull', 'pull', 'release']);
});

test('refreshes on release above 60', () => {
  expect(isRefreshDistance(60)).toBe(false);
  expect(isRefreshDistance(60.4)).toBe(true);
});

test('starts only at the top, with one finger and no dialog open', () => {
  const ready = { scrollTop: 10, touchCount: 1, isDialogOpen: false };
  expect(canStartPull(ready)).toBe(true);
  expect(canStartPull({ ...ready, scrollTop: 11 })).toBe(false);
  expect(canStartPull({ ...ready, touchCount: 2 })).toBe(false);
  expect(canStartPull({ ...ready, isDialogOpen: true })).toBe(false);
});
