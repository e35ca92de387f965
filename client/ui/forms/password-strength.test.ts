import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test.each([
  ['', 'empty'],
  ['kite6x', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['kites on roofs', 'strong'],
  ['kites2027', 'fair'],
])('rates %j as %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
