import { expect, test } from 'vitest';
import { formatCoins, formatMoney } from './money.ts';

test('groups in lakh and crore and keeps two digits of paise', () => {
  expect(formatMoney('123456.5')).toBe('₹1,23,456.50');
  expect(formatMoney('99999999.99')).toBe('₹9,99,99,999.99');
});

test('omits zero paise', () => {
  expect(formatMoney('500.00')).toBe('₹500');
  expect(formatMoney(0)).toBe('₹0');
});

test('formats amounts beyond float precision without rounding', () => {
  expect(formatMoney('12345678901234567.89')).toBe('₹12,34,56,78,90,12,34,567.89');
});

test('rejects text that is not an amount', () => {
  expect(() => formatMoney('12e3')).toThrow(RangeError);
});

test('groups coins without a currency sign', () => {
  expect(formatCoins(123456)).toBe('1,23,456');
});
