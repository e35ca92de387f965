import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, LOCALES } from '#domain/kernel/languages.ts';
import { formatCoins, formatMoney, formatWithPaise } from './money.ts';

test('groups in lakh and crore and keeps two digits of paise', () => {
  expect(formatMoney('123456.5')).toBe('₹1,23,456.50');
  expect(formatMoney('99999999.99')).toBe('₹9,99,99,999.99');
});

test('omits zero paise', () => {
  expect(formatMoney('500.00')).toBe('₹500');
  expect(formatMoney(0)).toBe('₹0');
});

test('keeps zero paise where an amount stands for a payment', () => {
  expect(formatWithPaise('450')).toBe('₹450.00');
  expect(formatWithPaise('-105250.5')).toBe('-₹1,05,250.50');
});

test('formats amounts beyond float precision without rounding', () => {
  expect(formatMoney('12345678901234567.89')).toBe('₹12,34,56,78,90,12,34,567.89');
});

test('rejects text that is not an amount', () => {
  for (const text of ['12e3', '', '.5', '1,000', ' 1', '1.', 'NaN'])
    expect(() => formatMoney(text)).toThrow(RangeError);
});

test('groups coins without a currency sign', () => {
  expect([123456, -1234, 7].map(formatCoins)).toEqual(['1,23,456', '-1,234', '7']);
});

test.each(LANGUAGES)('formats like the browser in %s', (language) => {
  const formats = [0, 2].map(
    (digits) =>
      new Intl.NumberFormat(LOCALES[language], {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
  const coins = new Intl.NumberFormat(LOCALES[language]);
  const sign = fc.constantFrom('', '-');
  const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^\\d{${min},${max}}$`));
  fc.assert(
    fc.property(sign, digits(1, 20), fc.option(digits(1, 4), { nil: null }), (minus, rupees, fraction) => {
      const amount = `${minus}${rupees}${fraction === null ? '' : `.${fraction}`}` as `${number}`;
      const isWhole = !/[1-9]/.test(fraction ?? '');
      expect(formatMoney(amount)).toBe(formats[isWhole ? 0 : 1]?.format(amount));
    }),
  );
  fc.assert(
    fc.property(fc.integer(), (count) => {
      expect(formatCoins(count)).toBe(coins.format(count));
    }),
  );
});
