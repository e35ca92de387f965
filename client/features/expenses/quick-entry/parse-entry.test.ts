import { expect, test } from 'vitest';
import { parseEntry } from './parse-entry.ts';

/** A Saturday. */
const TODAY = '2026-11-14';

test.each([
  ['chai 40', '40', 'chai', null],
  ['40 chai', '40', 'chai', null],
  ['auto 120 yesterday', '120', 'auto', '2026-11-13'],
  ['yesterday auto 120', '120', 'auto', '2026-11-13'],
  ['₹1,450 dinner at Agashiye 12 Nov', '1450', 'dinner at Agashiye', '2026-11-12'],
  ['dinner at Agashiye ₹1450.50', '1450.50', 'dinner at Agashiye', null],
  ['pani puri 2 plates 60', '60', 'pani puri 2 plates', null],
  ['Uber 12 Nov 240', '240', 'Uber', '2026-11-12'],
  ['uber 240 on 12/11', '240', 'uber', '2026-11-12'],
  ['rent 12,000 1st nov', '12000', 'rent', '2026-11-01'],
  ['rent 1.5k', '1500', 'rent', null],
  ['gold chain Rs. 1,05,250/-', '105250', 'gold chain', null],
  ['milk 30rs today', '30', 'milk', '2026-11-14'],
  ['spent 200 on petrol', '200', 'petrol', null],
  ['paid 450 for movie tickets', '450', 'movie tickets', null],
  ['groceries 820 monday', '820', 'groceries', '2026-11-09'],
  ['groceries 820 saturday', '820', 'groceries', '2026-11-07'],
  ['gift 500 day before yesterday', '500', 'gift', '2026-11-12'],
  ['cake 650 25 Dec', '650', 'cake', '2025-12-25'],
  ['cake 650 25/12/2025', '650', 'cake', '2025-12-25'],
  ['cake 650 15 nov', '650', 'cake', '2026-11-15'],
  ['7up 40', '40', '7up', null],
  ['ચા 40', '40', 'ચા', null],
  ['ચા ૪૦ ગઈકાલે', '40', 'ચા', '2026-11-13'],
  ['રિક્ષા 120 12 નવેમ્બર', '120', 'રિક્ષા', '2026-11-12'],
  ['चाय 40 कल', '40', 'चाय', '2026-11-13'],
  ['किराया ₹12,000 1 नवंबर', '12000', 'किराया', '2026-11-01'],
  ['paid rent to landlord 12000 by upi', '12000', 'rent to landlord by upi', null],
  ['40', '40', '', null],
])('parses %s', (line, amount, title, spentOn) => {
  expect(parseEntry(line, TODAY)).toEqual({ amount, title, spentOn });
});

test.each(['', 'chai', 'chai 0', 'seven 7up', '12 Nov'])('finds no expense in: %s', (line) => {
  expect(parseEntry(line, TODAY)).toEqual({ refusal: 'unreadable' });
});

test.each([
  ['refund', '₹450 refunded by Swiggy'],
  ['refund', 'Your refund of ₹450 is on its way'],
  ['refund', '₹649 from BookMyShow was reversed'],
  ['refund', 'swiggy refund 450'],
  ['refund', 'Cashback of ₹25 for you'],
  ['refund', '₹450 રિફંડ મળ્યું'],
  ['refund', 'रिफंड ₹450 मिला'],
  ['notPaid', '₹450 to Chai Point failed'],
  ['notPaid', 'Payment of ₹450 to Ramesh was declined'],
  ['notPaid', 'Your order of ₹450 has been cancelled'],
  ['notPaid', 'Transfer of ₹450 is pending'],
  ['notPaid', 'પેમેન્ટ ₹450 નિષ્ફળ'],
  ['notPaid', 'भुगतान ₹450 असफल'],
])('rejects as %s: %s', (refusal, line) => {
  expect(parseEntry(line, TODAY)).toEqual({ refusal });
});

test('cuts a long title between graphemes', () => {
  expect(parseEntry(`${'a'.repeat(119)}👩‍👩 ₹40`, TODAY)).toMatchObject({ title: 'a'.repeat(119) });
});
