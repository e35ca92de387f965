import { expect, test } from 'vitest';
import type { ExpenseInput } from '#domain/expenses/schema.ts';
import { seenByOf, toSent } from './expense-form.ts';

const input: ExpenseInput = {
  title: 'Ring',
  amount: '450.00',
  category: 'gifts',
  paidBy: 'riya',
  split: { kind: 'equal' },
  audience: 'both',
  surpriseUntil: null,
};
const recorded = { audience: 'both', surpriseUntil: null, paidBy: 'riya' } as Parameters<typeof toSent>[1];

test('says who sees an expense only where that is chosen', () => {
  expect(toSent(input, undefined)).toEqual({
    title: 'Ring',
    amount: '450.00',
    category: 'gifts',
    paidBy: 'riya',
    split: { kind: 'equal' },
  });
  expect(toSent({ ...input, audience: 'me' }, recorded)).toMatchObject({ audience: 'me', surpriseUntil: null });
});

test('leaves payer and split of the member’s own to the server, and the payer of a surprise', () => {
  const own = toSent({ ...input, audience: 'me' }, undefined);
  expect(Object.keys(own)).not.toContain('paidBy');
  expect(Object.keys(own)).not.toContain('split');
  const surprise = toSent({ ...input, surpriseUntil: '2027-02-14' }, undefined);
  expect(surprise).toMatchObject({ surpriseUntil: '2027-02-14', split: { kind: 'equal' } });
  expect(Object.keys(surprise)).not.toContain('paidBy');
});

test('sends the payer of what is hidden only if another has paid', () => {
  const hidden = { ...input, audience: 'me' } as const;
  expect(Object.keys(toSent(hidden, recorded))).not.toContain('paidBy');
  for (const paidBy of ['arjun', 'both']) {
    const others = { audience: 'both', surpriseUntil: null, paidBy } as Parameters<typeof toSent>[1];
    expect(toSent(hidden, others)).toMatchObject({ audience: 'me', paidBy: 'riya' });
    expect(toSent({ ...input, surpriseUntil: '2027-02-14' }, others)).toMatchObject({ paidBy: 'riya' });
  }
});

test('sends no split of the couple’s own money', () => {
  expect(Object.keys(toSent({ ...input, paidBy: 'both' }, undefined))).not.toContain('split');
});

test('names the choice of the sheet, also while the day of a surprise is missing', () => {
  expect(seenByOf({ audience: 'me', surpriseUntil: '' }, false)).toBe('me');
  expect(seenByOf({ audience: 'both', surpriseUntil: '2027-02-14' }, false)).toBe('surprise');
  expect(seenByOf({ audience: 'both', surpriseUntil: '' }, true)).toBe('surprise');
  expect(seenByOf({ audience: 'both', surpriseUntil: '' }, false)).toBe('both');
});
