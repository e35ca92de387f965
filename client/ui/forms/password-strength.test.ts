import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test.each([
  ['', 'empty'],
  ['kite6x', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['kites on roofs', 'strong'],
  ['kites2027', 'fair'],
])('%j is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
