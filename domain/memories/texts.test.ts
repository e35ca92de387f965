import { expect, test } from 'vitest';
import { captionOf } from './texts.ts';

test('names the day of a memory, and its place', () => {
  const format = (day: string) => day;
  expect(captionOf({ memoryDate: '2026-01-14', place: null }, format)).toBe('2026-01-14');
  expect(captionOf({ memoryDate: '2026-01-14', place: 'Law Garden' }, format)).toBe('2026-01-14 · Law Garden');
});
