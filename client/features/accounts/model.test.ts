import { expect, test } from 'vitest';
import { onlyDigits } from './model.ts';

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['12a3-4', '1234'],
  ['1234567', '123456'],
  ['code', ''],
])('of %j the field keeps %j', (typed, kept) => {
  expect(onlyDigits(typed, 6)).toBe(kept);
});
