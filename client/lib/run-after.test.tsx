import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './run-after.ts';

const update = vi.fn<() => void>();
const dispatch = (type: string) => void document.body.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  update.mockReset();
});
afterEach(() => {
  dispatch('pointercancel');
  vi.useRealTimers();
});

test('runs an update at once without a press', () => {
  afterPress(update);
  expect(update).toHaveBeenCalledOnce();
});

test('runs updates in their order after all listeners of the click', () => {
  const order: string[] = [];
  dispatch('pointerdown');
  afterPress(() => order.push('first'));
  afterPress(() => order.push('second'));
  vi.advanceTimersByTime(300);
  dispatch('pointerup');
  vi.advanceTimersByTime(20);
  document.body.addEventListener('click', () => order.push('click'), { once: true });
  dispatch('click');
  expect(order).toEqual(['click']);
  vi.advanceTimersByTime(0);
  expect(order).toEqual(['click', 'first', 'second']);
});

test('runs an update after a press without a click', () => {
  dispatch('pointerdown');
  afterPress(update);
  dispatch('pointerup');
  vi.advanceTimersByTime(99);
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(update).toHaveBeenCalledOnce();
});

test.each(['pointercancel', 'visibilitychange'])('runs an update at %s', (type) => {
  dispatch('pointerdown');
  afterPress(update);
  dispatch(type);
  expect(update).toHaveBeenCalledOnce();
});

test('delays an update for two seconds at most, while the finger stays', () => {
  dispatch('pointerdown');
  afterPress(update);
  vi.advanceTimersByTime(2000);
  expect(update).toHaveBeenCalledOnce();
  afterPress(update);
  expect(update).toHaveBeenCalledTimes(2);
});
