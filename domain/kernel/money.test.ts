import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromPaise, toPaise } from './money.ts';

test.each([
  ['0', 0n],
  ['0.5', 50n],
  ['123.45', 12_345n],
  ['-123.45', -12_345n],
  ['9999999999.99', 999_999_999_999n],
])('reads %s as %s paise', (amount, paise) => {
  expect(toPaise(amount)).toBe(paise);
});

test('writes paise as they are read', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 12n), 10n ** 12n), (paise) => {
      expect(toPaise(fromPaise(paise))).toBe(paise);
    }),
  );
});
