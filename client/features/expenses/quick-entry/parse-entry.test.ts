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

test.each([
  ['मेडिकल 600', 'मेडिकल'],
  ['આજેનું 90', 'આજેનું'],
  ['sun cream 350', 'sun cream'],
  ['sun glasses 900', 'sun glasses'],
  ['spent 350 on sun cream', 'sun cream'],
  ['wed gift 2000', 'wed gift'],
  ['India Today magazine 200', 'India Today magazine'],
  ['Aaj Tak subscription 99', 'Aaj Tak subscription'],
  ['tandoori 1/2 240', 'tandoori 1/2'],
  ['1/2 chicken 300', '1/2 chicken'],
  ['3/4 pants 600', '3/4 pants'],
])('reads no day in %s', (line, title) => {
  expect(parseEntry(line, TODAY)).toMatchObject({ title, spentOn: null });
});

test.each([
  ['lunch 240 fri', 'lunch', '2026-11-13'],
  ['lunch fri 240', 'lunch', '2026-11-13'],
  ['lunch on fri with Riya 240', 'lunch with Riya', '2026-11-13'],
  ['last mon petrol 500', 'petrol', '2026-11-09'],
  ['today lunch 200', 'lunch', '2026-11-14'],
  ['lunch today with Riya 200', 'lunch with Riya', '2026-11-14'],
  ['lunch on 1/2 240', 'lunch', '2026-02-01'],
])('reads the day of %s', (line, title, spentOn) => {
  expect(parseEntry(line, TODAY)).toMatchObject({ title, spentOn });
});

test.each([
  'next sunday movie 600',
  'coming friday tickets 600',
  'lunch 16 nov 200',
  'lunch 16/11 200',
  'lunch 2 dec 200',
])('rejects the day of %s, which is still to come', (line) => {
  expect(parseEntry(line, TODAY)).toEqual({ refusal: 'day' });
});
