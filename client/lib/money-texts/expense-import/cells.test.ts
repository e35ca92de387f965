import { expect, test } from 'vitest';
import { guessDayOrder, readAmount, readDay } from './cells.ts';

test.each([
  ['450', '450.00', false],
  ['₹1,00,000.50', '100000.50', false],
  ['1,234,567.8', '1234567.80', false],
  ['1.450,00', '1450.00', false],
  ['450,5', '450.50', false],
  ['-450.00', '450.00', true],
  ['₹ -450', '450.00', true],
  ['450.00-', '450.00', true],
  ['(1,450.25)', '1450.25', true],
  ['Rs. 40', '40.00', false],
  ['INR 1,200.00', '1200.00', false],
  ['33.335', '33.34', false],
  ['₹૪૫૦', '450.00', false],
  ['450.00 Dr', '450.00', false],
])('%s is an amount', (cell, value, isNegative) => {
  expect(readAmount(cell)).toEqual({ value, isNegative, isCredit: false });
});

test('an amount may say that it came in', () => {
  expect(readAmount('450.00 Cr')).toMatchObject({ isCredit: true });
  expect(readAmount('450.00(CR)')).toMatchObject({ isCredit: true });
});

test.each(['', '-', 'abc', '12 pieces', '1.2.3', '99999999999'])('“%s” is no amount', (cell) => {
  expect(readAmount(cell)).toBeNull();
});

test.each([
  ['2026-11-12', 'dmy', '2026-11-12'],
  ['2026-11-12T18:30:00.000Z', 'dmy', '2026-11-12'],
  ['12/11/2026', 'dmy', '2026-11-12'],
  ['11/12/2026', 'mdy', '2026-11-12'],
  ['12-11-26', 'dmy', '2026-11-12'],
  ['12.11.2026', 'dmy', '2026-11-12'],
  ['12/11/2026 14:05', 'dmy', '2026-11-12'],
  ['12-Nov-2026', 'dmy', '2026-11-12'],
  ['5 November 26', 'dmy', '2026-11-05'],
  ['Nov 12, 2026', 'dmy', '2026-11-12'],
  ['૧૨/૧૧/૨૦૨૬', 'dmy', '2026-11-12'],
  ['31/02/2026', 'dmy', null],
  ['13/13/2026', 'mdy', null],
  ['yesterday', 'dmy', null],
  ['', 'dmy', null],
] as const)('%s read as %s', (cell, order, day) => {
  expect(readDay(cell, order)).toBe(day);
});

test.each([
  [['01/02/2026', '03/04/2026'], 'dmy'],
  [['01/02/2026', '25/04/2026'], 'dmy'],
  [['01/02/2026', '04/25/2026'], 'mdy'],
  [['2026-02-01'], 'ymd'],
  [['12 Nov 2026'], 'dmy'],
])('the order of %j', (cells, order) => {
  expect(guessDayOrder(cells)).toBe(order);
});
