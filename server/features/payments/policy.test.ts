import { expect, test } from 'vitest';
import { makeUpiLink } from '#contract/upi-link.ts';
import { makeReference, toPaise, toRupees } from './policy.ts';

test('a UPI link says who is paid, how much, what for and under which reference', () => {
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

test('references are letters and digits, short enough for UPI, and all different', () => {
  const references = Array.from({ length: 1000 }, makeReference);
  expect(new Set(references).size).toBe(1000);
  for (const reference of references) expect(reference).toMatch(/^JUGAL[2-9A-HJKMNP-Z]{16}$/);
});

test('rupees and paise are exact', () => {
  expect(toRupees(1200)).toBe('1200.00');
  expect(toPaise('499.00')).toBe(49_900);
  expect(toPaise('0.29')).toBe(29);
});
