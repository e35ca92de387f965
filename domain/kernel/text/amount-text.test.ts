import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmount } from './amount-text.ts';
import { onlyDigits } from './digits.ts';

test.each([
  ['250', '250'],
  ['99.50', '99.50'],
  ['.5', '0.5'],
  ['12.', '12'],
  ['1,450', '1450'],
  ['1,05,250', '105250'],
  ['12,34,567.5', '1234567.5'],
  ['1,234,567.50', '1234567.50'],
  ['1 450', '1450'],
  ['1\u00A0450.25', '1450.25'],
  ['1\u202F05\u00A0', undefined],
  ["1'450", '1450'],
  ['1.234,56', '1234.56'],
  ['₹1,450', '1450'],
  ['Rs. 450/-', '450'],
  ['Rs.450', '450'],
  ['INR 450.00', '450.00'],
  ['450 rupees', '450'],
  ['450₹', '450'],
  ['૪૫૦ રૂપિયા', '450'],
  ['रु. ४५०', '450'],
  ['૧,૦૫,૨૫૦', '105250'],
  ['१४५०.५०', '1450.50'],
  ['１４５０', '1450'],
  ['\u200E₹1,450\u200F', '1450'],
  ['+500', '500'],
  ['-500', '-500'],
  ['−500', '-500'],
  ['₹ -500', '-500'],
])('reads %j as %j', (typed, amount) => {
  expect(readAmount(typed).amount).toBe(amount);
});

describe('refuses', () => {
  test.each(['1450,50', '14,50', '1,45', '1,450,50', '1,0000', ',5', '1,2345'])('the ambiguous %j', (typed) => {
    expect(readAmount(typed)).toEqual({ fault: 'ambiguous' });
  });

  test.each(['1e5', 'NaN', '1.2.3', '٥', 'ten', '₹', '-', '.', '5%', '1 45', '4 5 0', '--5', '1-5', '0x10'])(
    'the unreadable %j',
    (typed) => {
      expect(readAmount(typed)).toEqual({ fault: 'unreadable' });
    },
  );

  test.each(['', ' ', '\u00A0\t'])('the empty %j', (typed) => {
    expect(readAmount(typed)).toEqual({ fault: 'empty' });
  });
});

test('reads every amount in each script and grouping as the same digits', () => {
  const scripts = [0x0030, 0x0966, 0x0ae6, 0xff10];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999_999 }),
      fc.option(fc.stringMatching(/^\d{1,2}$/)),
      fc.constantFrom(...scripts),
      fc.constantFrom('en-IN', 'en-US', null),
      fc.constantFrom(['', ''], ['₹', ''], ['Rs. ', ''], ['', '/-'], ['INR ', ''], ['\u200E', ' rs']),
      (rupees, paise, zero, locale, [before = '', after = '']) => {
        const grouped = locale === null ? String(rupees) : rupees.toLocaleString(locale);
        const latin = paise === null ? grouped : `${grouped}.${paise}`;
        const written = latin.replaceAll(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
        expect(readAmount(before + written + after)).toEqual({
          amount: paise === null ? String(rupees) : `${rupees}.${paise}`,
        });
      },
    ),
  );
});

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['12a3-4', '1234'],
  ['1234567', '123456'],
  ['૧૨૩૪૫૬', '123456'],
  ['१२-३४', '1234'],
  ['code', ''],
])('keeps of %j the digits %j', (typed, kept) => {
  expect(onlyDigits(typed, 6)).toBe(kept);
});
