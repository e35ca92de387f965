import { afterEach, expect, test, vi } from 'vitest';
import { HANDED_TEXT_MAX } from '#client/data/handed/handed-facts.ts';
import { findReference, markKnown, readMessages, splitMessages } from './handed-model.ts';
import { LINE_MAX } from './quick-entry/entry.ts';
import { readEntry } from './quick-entry/read-entry.ts';

const today = '2026-11-25';
afterEach(() => vi.restoreAllMocks());
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

const read = (messages: readonly string[], recorded: Parameters<typeof markKnown>[1]) =>
  markKnown(readMessages(messages, today), recorded, today);

test('does not choose what is recorded under its reference number, or on its day with its amount and payee', () => {
  const none = { title: '', amount: '1.00', spentOn: '2026-01-01', description: null };
  const [found] = read([chai], []);
  expect(found).toMatchObject({ entry: { amount: '450.00', spentOn: '2026-11-24' }, isKnown: false });
  const byReference = { ...none, description: 'Reference 412345678901' };
  const byDay = { ...none, title: found?.entry?.title ?? '', amount: '450.00', spentOn: '2026-11-24' };
  for (const recorded of [byReference, byDay]) expect(read([chai], [recorded])).toMatchObject([{ isKnown: true }]);
  expect(read([chai], [{ ...byDay, spentOn: '2026-11-23' }])).toMatchObject([{ isKnown: false }]);
});

test('chooses a payment whose equal of that day is recorded under another reference number', () => {
  const [found] = read([chai], []);
  const equal = { title: found?.entry?.title ?? '', amount: '450.00', spentOn: '2026-11-24' };
  const other = { ...equal, description: 'Reference 412345678909' };
  const longer = { ...equal, description: 'Reference 94123456789010' };
  for (const recorded of [other, longer]) expect(read([chai], [recorded])).toMatchObject([{ isKnown: false }]);
  const byHand = { ...equal, description: 'with Riya' };
  expect(read([chai], [other, byHand])).toMatchObject([{ isKnown: true }]);
});

test('knows a payment by the number behind the letters of its bank', () => {
  const letters = chai.replace('412345678901', 'HDFC412345678901');
  const equal = { title: 'Rent', amount: '1.00', spentOn: '2026-01-01' };
  for (const description of ['Reference 412345678901', 'Reference HDFC412345678901'])
    for (const message of [chai, letters])
      expect(read([message], [{ ...equal, description }])).toMatchObject([{ isKnown: true }]);
});

test('chooses one of two messages about a payment', () => {
  const other = 'You have paid Rs.450.00 to Chai Point via UPI. UPI Ref No 412345678901';
  expect(read([chai, other], []).map(({ isKnown }) => isKnown)).toEqual([false, true]);
  expect(read(['chai 40', 'chai 40'], []).map(({ isKnown }) => isKnown)).toEqual([false, true]);
});

test('says why a message is no expense', () => {
  const [credit] = read(['Rs.5000.00 credited to your A/c XX1234 by NEFT Ref 123456789'], []);
  expect(credit).toMatchObject({ entry: null, rejection: { refusal: 'credit' } });
});

/** Texts of another app of the greatest length, made of the pieces of the patterns that read them. */
const PIECES = {
  references: 'ref ',
  'names of references': 'ref no id number ',
  digits: '1',
  'spaced digits': '1 ',
  'grouped digits': '1,',
  spaces: ' ',
  'line ends and spaces': '\n ',
  letters: 'a',
  signs: 'Rs',
  'signs and spaces': 'Rs.  ',
  amounts: 'Rs.1 ',
  words: 'debited to ',
  days: '12 nov ',
  addresses: 'a@',
} as const;
const hostile = Object.entries(PIECES).map(([name, piece]) => ({
  name,
  text: `Rs 5 ${piece.repeat(HANDED_TEXT_MAX)}`.slice(0, HANDED_TEXT_MAX),
}));

test.each(hostile)('limits what a pattern reads of a text of $name', ({ text }) => {
  let longest = 0;
  const { exec } = RegExp.prototype;
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function count(this: RegExp, input) {
    longest = Math.max(longest, input.length);
    return exec.call(this, input);
  });
  expect(readEntry(text, today)).toEqual({ refusal: 'unreadable' });
  expect(longest).toBeLessThanOrEqual(LINE_MAX);
});

test.each(hostile)('splits a text of $name and finds its reference in linear time', ({ text }) => {
  const startedAt = performance.now();
  expect(splitMessages(text).map(findReference).filter(Boolean)).toEqual([]);
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

test('reads a message of the greatest length', () => {
  const long = `${chai} `.padEnd(LINE_MAX, 'x');
  expect(readEntry(long, today)).toMatchObject({ amount: '450.00' });
  expect(readEntry(`${long}x`, today)).toEqual({ refusal: 'unreadable' });
});
