import { expect, test } from 'vitest';
import { findReference, readMessages, splitMessages } from './handed-model.ts';

const today = '2026-11-25';
const chai =
  'Rs.450.00 debited from A/c XX1234 on 24-11-26 to VPA chaipoint@okaxis UPI Ref No 412345678901. -HDFC Bank';
const auto = 'Rs.120.00 debited from A/c XX1234 on 24-11-26 to VPA auto@okicici UPI Ref No 412345678902. -HDFC Bank';

test('splits messages at empty lines and at lines that are messages of their own', () => {
  expect(splitMessages('chai 40')).toEqual(['chai 40']);
  expect(splitMessages(`${chai}\n${auto}`)).toEqual([chai, auto]);
  expect(splitMessages(`chai 40\n\nauto 120`)).toEqual(['chai 40', 'auto 120']);
  expect(splitMessages(chai.replace(' on ', '\non '))).toEqual([chai]);
});

test.each([
  [chai, '412345678901'],
  ['Paid Rs 20. UTR: 123456789012', '123456789012'],
  ['RRN-123456789', '123456789'],
  ['INR 8,000 paid by NEFT UTR: SBIN526307001122 to SUNRISE', 'SBIN526307001122'],
  ['Rs 40 debited UPI/P2M/631712345678/CHAI POINT', '631712345678'],
  ['A/c 123456789012 debited', null],
  ['chai 40', null],
])('finds the reference number of %j', (message, reference) => {
  expect(findReference(message)).toBe(reference);
});

test('does not choose what is recorded under its reference number, or on its day with its amount and payee', () => {
  const none = { title: '', amount: '1.00', spentOn: '2026-01-01', description: null };
  const [read] = readMessages([chai], [], today);
  expect(read).toMatchObject({ entry: { amount: '450.00', spentOn: '2026-11-24' }, isKnown: false });
  const byReference = { ...none, description: 'Reference 412345678901' };
  const byDay = { ...none, title: read?.entry?.title ?? '', amount: '450.00', spentOn: '2026-11-24' };
  for (const recorded of [byReference, byDay])
    expect(readMessages([chai], [recorded], today)).toMatchObject([{ isKnown: true }]);
  expect(readMessages([chai], [{ ...byDay, spentOn: '2026-11-23' }], today)).toMatchObject([{ isKnown: false }]);
});

test('chooses a payment whose equal of that day is recorded under another reference number', () => {
  const [read] = readMessages([chai], [], today);
  const equal = { title: read?.entry?.title ?? '', amount: '450.00', spentOn: '2026-11-24' };
  const other = { ...equal, description: 'Reference 412345678909' };
  const longer = { ...equal, description: 'Reference 94123456789010' };
  for (const recorded of [other, longer])
    expect(readMessages([chai], [recorded], today)).toMatchObject([{ isKnown: false }]);
  const byHand = { ...equal, description: 'with Riya' };
  expect(readMessages([chai], [other, byHand], today)).toMatchObject([{ isKnown: true }]);
});

test('knows a payment by the number behind the letters of its bank', () => {
  const letters = chai.replace('412345678901', 'HDFC412345678901');
  const equal = { title: 'Rent', amount: '1.00', spentOn: '2026-01-01' };
  for (const description of ['Reference 412345678901', 'Reference HDFC412345678901'])
    for (const message of [chai, letters])
      expect(readMessages([message], [{ ...equal, description }], today)).toMatchObject([{ isKnown: true }]);
});

test('chooses one of two messages about a payment', () => {
  const other = 'You have paid Rs.450.00 to Chai Point via UPI. UPI Ref No 412345678901';
  expect(readMessages([chai, other], [], today).map(({ isKnown }) => isKnown)).toEqual([false, true]);
  expect(readMessages(['chai 40', 'chai 40'], [], today).map(({ isKnown }) => isKnown)).toEqual([false, true]);
});

test('says why a message is no expense', () => {
  const [credit] = readMessages(['Rs.5000.00 credited to your A/c XX1234 by NEFT Ref 123456789'], [], today);
  expect(credit).toMatchObject({ entry: null, rejection: { refusal: 'credit' } });
});
