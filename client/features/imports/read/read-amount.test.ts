import { expect, test } from 'vitest';
import { isNothing, readAmount } from './read-amount.ts';

test.each([
  ['450', 450_00, null, null],
  ['450.5', 450_50, null, null],
  ['1,450', 1450_00, null, null],
  ['1,05,250.00', 105_250_00, null, null],
  ['₹1,05,250.00', 105_250_00, null, null],
  ['₹ 1,234,567.89', 1_234_567_89, null, null],
  ['Rs.450/-', 450_00, null, null],
  ['Rs. 450/=', 450_00, null, null],
  ['INR 450.00 Dr', 450_00, null, 'out'],
  ['450.00 Cr.', 450_00, null, 'in'],
  ['Dr 450.00', 450_00, null, 'out'],
  ['Cr. 75,000', 75_000_00, null, 'in'],
  ['450.00 (Dr)', 450_00, null, 'out'],
  ['450.00(CR)', 450_00, null, 'in'],
  ['(450.00)', 450_00, '-', null],
  ['(₹450.00)', 450_00, '-', null],
  ['450.00-', 450_00, '-', null],
  ['450.00 -', 450_00, '-', null],
  ['-450', 450_00, '-', null],
  ['−450', 450_00, '-', null],
  ['– 450', 450_00, '-', null],
  ['— 450', 450_00, '-', null],
  ['-₹450', 450_00, '-', null],
  ['₹-450', 450_00, '-', null],
  ['- Rs. 1,450.00', 1450_00, '-', null],
  ['+500.00', 500_00, '+', null],
  ['+ ₹500', 500_00, '+', null],
  ['1.234,56', 1234_56, null, null],
  ['1 234,56', 1234_56, null, null],
  ['1\u00a0234,56', 1234_56, null, null],
  ['1\u202f234.56', 1234_56, null, null],
  ['12.34.567,00', 1_234_567_00, null, null],
  ['૧,૪૫૦.૫૦', 1450_50, null, null],
  ['₹ १,०५,२५०', 105_250_00, null, null],
  ['રૂ. ૪૫૦', 450_00, null, null],
  ['\u200e450.00\u200f', 450_00, null, null],
  ['="450"', 450_00, null, null],
  ["'450", 450_00, null, null],
  ["'-450", 450_00, '-', null],
  ['0.00', 0, null, null],
  ['.50', 50, null, null],
  ['9,99,99,99,999.99', 9_999_999_999_99, null, null],
  ['450.00 INR', 450_00, null, null],
  ['12.345', 12_35, null, null],
])('reads %s', (cell, paise, sign, side) => {
  expect(readAmount(cell)).toMatchObject({ paise, sign, side, currency: null });
});

test.each([
  '',
  'a lot',
  '12/11/2026',
  '12-11',
  '1,2,3',
  '1,0525.00',
  '12,34.50',
  '450 500 x',
  '10000000000.00',
  '1.2.3',
  'UPI/450',
  '4 50 0,1,2',
])('finds no amount in %s', (cell) => {
  expect(readAmount(cell)).toBeNull();
});

test.each([
  ['$45.00', '$'],
  ['45.00 USD', 'USD'],
  ['€ 45', '€'],
  ['US$45', 'US$'],
  ['AED 45.00 Dr', 'AED'],
])('detects the currency of %s', (cell, currency) => {
  expect(readAmount(cell)).toMatchObject({ currency });
});

test.each([
  ['1450,50', 1450_50, 145_050_00],
  ['45,5', 45_50, 455_00],
  ['1.450', 1450_00, 1_45],
])('reads %s by the decimal mark of the file', (cell, comma, point) => {
  expect(readAmount(cell, 'comma')).toMatchObject({ paise: comma, isOpen: true });
  expect(readAmount(cell, 'point')).toMatchObject({ paise: point, isOpen: true });
});

test.each([
  ['1.234,56', 'comma'],
  ['1,234.56', 'point'],
  ['450.50', 'point'],
  ['1,450', null],
  ['450', null],
])('detects in %s the decimal mark %s', (cell, shows) => {
  expect(readAmount(cell)).toMatchObject({ shows, isOpen: false });
});

test.each(['', '-', '--', '—', 'NIL', 'nil', 'N/A', 'n.a.', 'NA', 'null', ' - ', "'-"])(
  'treats %j as no amount',
  (cell) => {
    expect(isNothing(cell)).toBe(true);
  },
);
test.each(['0', '450', 'x'])('does not treat %j as no amount', (cell) => {
  expect(isNothing(cell)).toBe(false);
});

test.each([
  ['Rs 40 only', 40_00],
  ['Rs. 1,200.00 Only.', 1200_00],
  ['40/- (only)', 40_00],
  ['₹40 માત્ર', 40_00],
  ['1.2 lakh', 120_000_00],
  ['₹2 lacs', 200_000_00],
  ['5k', 5000_00],
  ['૧.૨૫ લાખ', 125_000_00],
  ['2 हज\u093cार', 2000_00],
  ['1.5 crore', 15_000_000_00],
])('reads the words behind %s', (cell, paise) => {
  expect(readAmount(cell)).toMatchObject({ paise, sign: null });
});

test.each(['1,20,000 lakh', 'lakh', '40 onlyx', '40 lakhs of'])('reads no amount in %s', (cell) => {
  expect(readAmount(cell)).toBeNull();
});
