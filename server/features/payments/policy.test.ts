import { expect, test } from 'vitest';
import { isPersonalUpiId, makeUpiLink } from '#domain/payments/upi-link.ts';
import { makeReference, toRupees } from './policy.ts';

test('states payee, amount, purpose and reference in a UPI link', () => {
  const link = makeUpiLink({
    upiId: 'jugal.pilot@okbank',
    payee: 'Jugal & Co. (જુગલ)',
    amount: '499.00',
    reference: 'JUGAL2345',
    note: 'Jugal Premium for a year',
  });
  expect(link).toBe(
    'upi://pay?pa=jugal.pilot@okbank&pn=Jugal%20%26%20Co.%20(%E0%AA%9C%E0%AB%81%E0%AA%97%E0%AA%B2)&am=499.00&cu=INR&tn=Jugal%20Premium%20for%20a%20year&tr=JUGAL2345',
  );
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    pa: 'jugal.pilot@okbank',
    pn: 'Jugal & Co. (જુગલ)',
    am: '499.00',
    cu: 'INR',
    tn: 'Jugal Premium for a year',
    tr: 'JUGAL2345',
  });
});

test('makes unique references of letters and digits, short enough for UPI', () => {
  const references = Array.from({ length: 1000 }, makeReference);
  expect(new Set(references).size).toBe(1000);
  for (const reference of references) expect(reference).toMatch(/^JUGAL[2-9A-HJKMNP-Z]{16}$/);
});

test('writes whole rupees with two decimals', () => {
  expect(toRupees(1200)).toBe('1200.00');
});

test('cuts the note of a UPI link to 50 characters, between graphemes', () => {
  const noteOf = (note: string) =>
    new URL(makeUpiLink({ upiId: 'riya@okbank', payee: 'Riya', amount: '1.00', note })).searchParams.get('tn');
  expect(noteOf('x'.repeat(60))).toBe('x'.repeat(50));
  expect(noteOf(`${'x'.repeat(49)}👩‍❤️‍👨 dinner`)).toBe('x'.repeat(49));
  expect(noteOf('Chai')).toBe('Chai');
});

test.each([
  ['9876543210@ybl', true],
  ['919876543210@paytm', true],
  ['+919876543210@upi', true],
  ['9876543210-2@axl', true],
  ['jugal.pilot@okbank', false],
  ['paytmqr2810050501011@paytm', false],
  ['1234567890@upi', false],
])('recognizes the UPI ID of a person %s: %s', (upiId, isPersonal) => {
  expect(isPersonalUpiId(upiId)).toBe(isPersonal);
});
