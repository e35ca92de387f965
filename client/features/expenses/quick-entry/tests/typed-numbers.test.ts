import { expect, test } from 'vitest';
import { parseEntry } from '../parse-entry.ts';

const TODAY = '2026-11-28';

test.each([
  ['flat 1402 rs 12000 rent', '12000', 'flat 1402 rent'],
  ['iPhone 15 Rs 79900', '79900', 'iPhone 15'],
  ['bus no 501 ₹30', '30', 'bus no 501'],
  ['bus no 501 30', '30', 'bus no 501'],
  ['Table 7 Rs 1450 thali', '1450', 'Table 7 thali'],
  ['chai x2 ₹40', '40', 'chai x2'],
  ['milk 2 l Rs 120', '120', 'milk 2 l'],
  ['petrol 3.5 l Rs 360', '360', 'petrol 3.5 l'],
  ['दूध 2 रु 60', '60', 'दूध 2'],
  ['દૂધ 2 રૂપિયા 60', '60', 'દૂધ 2'],
  ['દૂધ 500 મિલી 30 રૂપિયા', '30', 'દૂધ 500 મિલી'],
  ['चीनी 5 किलो ₹240', '240', 'चीनी 5 किलो'],
  ['30rs 2 packets', '30', '2 packets'],
  ['500 rs 12/11 petrol', '500', 'petrol'],
  ['10k run rs 500', '500', '10k run'],
  ['2 chai 40', '40', '2 chai'],
  ['dinner 8pm 1200', '1200', 'dinner 8pm'],
  ['recharge 199 9876543210', '199', 'recharge 9876543210'],
  ['order #4512 pizza 450', '450', 'order #4512 pizza'],
  ['GJ 01 AB 1234 toll ₹85', '85', 'GJ 01 AB 1234 toll'],
  ['₹96/l petrol 500', '500', '₹96/l petrol'],
  ['chai ₹20 samosa ₹40 total ₹60', '60', 'chai ₹20 samosa ₹40 total'],
  ['Rs 40 only', '40', ''],
  ['chai 40/- only', '40', 'chai'],
  ['1.2 લાખનું સોનું', '120000', 'સોનું'],
  ['1 lakh 20 thousand gold', '120000', 'gold'],
  ['Transaction: nand sweet - 220', '220', 'nand sweet'],
])('reads %s', (line, amount, title) => {
  expect(parseEntry(line, TODAY)).toMatchObject({ amount, title });
});

test.each([
  ['five hundred rupees tea shop', '500', 'tea shop'],
  ['two fifty rupees auto', '250', 'auto'],
  ['auto two fifty', '250', 'auto'],
  ['spent five hundred on petrol', '500', 'petrol'],
  ['one thousand two hundred and fifty rupees dinner', '1250', 'dinner'],
  ['two lakh rupees car', '200000', 'car'],
  ['rupees forty only', '40', ''],
  ['one plate two chai ₹60', '60', 'one plate two chai'],
  ['પાંચસો રૂપિયા ચા', '500', 'ચા'],
  ['સાડા ત્રણસો રૂપિયા પિઝા', '350', 'પિઝા'],
  ['દોઢસો રૂપિયા રિક્ષા', '150', 'રિક્ષા'],
  ['એક હજાર બસો રૂપિયા ગેસ', '1200', 'ગેસ'],
  ['पाँच सौ रुपये चाय', '500', 'चाय'],
  ['दो सौ पचास रुपये सब्ज़ी', '250', 'सब्ज़ी'],
  ['पौने दो सौ रुपये दवा', '175', 'दवा'],
  ['डेढ़ हज़ार रुपये बिजली', '1500', 'बिजली'],
])('reads the spoken number in %s', (line, amount, title) => {
  expect(parseEntry(line, TODAY)).toMatchObject({ amount, title });
});

test.each([
  ['iPhone 15 79900', ['15', '79900']],
  ['40 chai 20 samosa', ['40', '20']],
  ['₹450 dinner ₹50 tip', ['450', '50']],
  ['40 rs 2 chai', ['40', '2']],
  ['500 rupees 1402 flat', ['500', '1402']],
  ['₹40 501 bus', ['40', '40501']],
  ['gold 1.2L', ['1.2', '120000']],
  ['milk 2L', ['2', '200000']],
  ['40 cup noodles', ['40']],
])('offers the amounts of %s', (line, amounts) => {
  const result = parseEntry(line, TODAY);
  expect('choices' in result && result.choices.map(({ amount }) => amount)).toEqual(amounts);
});

test.each([
  'milk 500 ml',
  'milk 2 l',
  'dinner $20',
  '2 x 40 chai',
  'chai40',
  'XX1234',
  'seven eleven store',
  'seven thirty movie',
  'one point five lakh rupees car',
  'two and a half thousand rupees',
  'few hundred rupees tea',
  '5 hundred fifty rupees',
  '500 rupees 50 paise tea',
])('finds no certain amount in %s', (line) => {
  expect(parseEntry(line, TODAY)).toEqual({ refusal: 'unreadable' });
});
