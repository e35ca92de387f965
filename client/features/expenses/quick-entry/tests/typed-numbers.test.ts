import { expect, test } from 'vitest';
import { findNumberWord } from '../numbers/spoken-words.ts';
import { parseEntry } from '../parse-entry.ts';

const TODAY = '2026-11-28';

test.each([
  ['flat 1402 rs 12000 rent', '12000', 'flat 1402 rent'],
  ['iPhone 15 Rs 79900', '79900', 'iPhone 15'],
  ['auto 1729 rs 80', '80', 'auto 1729'],
  ['petrol 110 Rs 500', '500', 'petrol 110'],
  ['gala 14 Rs. 2500', '2500', 'gala 14'],
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
  ['chai ₹20 samosa ₹40 total ₹60', '60', 'chai ₹20 samosa ₹40 total'],
  ['₹96/l petrol ₹500', '500', '₹96/l petrol'],
  ['2 teaRs.40', '40', '2 tea'],
  ['3 chairs 4000', '4000', '3 chairs'],
  ['tshirt 500 rs 20% off', '500', 'tshirt 20% off'],
  ['500 rs 2 kg aloo', '500', '2 kg aloo'],
  ['₹500 to 24 Seven', '500', '24 Seven'],
  ['Rs 40 only', '40', ''],
  ['chai 40/- only', '40', 'chai'],
  ['1.2 લાખનું સોનું', '120000', 'સોનું'],
  ['1 lakh 20 thousand gold', '120000', 'gold'],
  ['₹1 lakh 30,000 scooter', '130000', 'scooter'],
  ['6 sau petrol', '600', 'petrol'],
  ['2.5 sau rupees petrol', '250', 'petrol'],
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
  ['3 shirts Rs 550 per piece', ['550']],
  ['3 shirts @ Rs 550 each', ['550']],
  ['3 @ ₹55 samosa', ['55']],
  ['idli 3 ₹20/plate', ['20']],
  ['₹96/l petrol 500', ['96', '500']],
  ['dinner 400 after ₹50 off', ['400']],
  ['350 rs 2025', ['350', '2025']],
  ['350 rs +3', ['350', '3']],
  ['350 rs + 3', ['350', '3']],
  ['rs 200 / 250 fruit', ['200', '250']],
  ['350 rs - 3', ['350', '3']],
  ['350 rs = 600', ['350', '600']],
  ['350 rs sau', ['350', '100']],
  ['UPI 15 350 रुपये 3 chai', ['350', '15350', '3']],
  ['rs.200 to 250 fruit', ['200', '250']],
  ['Rs 200 or 250 fruit', ['200', '250']],
  ['₹10k to 12k chair', ['10000', '12000']],
  ['pixel 9Rs 59900', ['9', '59900']],
  ['flat 302rs 11000', ['302', '11000']],
  ['2026 Rs 350 m', ['2026', '350']],
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
  'galaxy 24 ₹300 off',
  'flat 302 ₹350 50 paise',
  'aisle 3 Rs.1350.50 %',
  'half a lakh rupees scooter',
  'quarter of a lakh rupees scooter',
  'Rs 1 and a half lakh scooter',
  '₹6 so petrol',
  'dinner 500 bal ₹2000',
])('finds no certain amount in %s', (line) => {
  expect(parseEntry(line, TODAY)).toEqual({ refusal: 'unreadable' });
});

test.each(['hundred', 'sau', 'સો', 'सौ', 'thousand', 'hazar', 'hazaar', 'hajar', 'hajaar', 'lakh', 'lac', 'crore'])(
  'multiplies digits by %s as it does a word',
  (word) => {
    const meaning = findNumberWord(word);
    const power = meaning?.kind === 'power' ? meaning.power : 0;
    expect(parseEntry(`gold 3 ${word}`, TODAY)).toMatchObject({ amount: String(3 * 10 ** power) });
  },
);
