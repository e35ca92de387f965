import { expect, test } from 'vitest';
import type { Payment } from '#domain/payments/schema.ts';
import { describeUsage, findStep, readPayments, readReturn } from './model.ts';

function payment(change: Partial<Payment> = {}): Payment {
  return {
    id: 'one',
    method: 'upi',
    reference: 'JUGAL1',
    amount: '499.00',
    status: 'pending',
    reason: null,
    createdAt: '2026-11-21T04:00:00.000Z',
    decidedAt: null,
    ...change,
  };
}

test.each([
  [
    { used: 0, limit: 5, unlimited: false },
    { percent: 0, words: '0 of 5', isReached: false },
  ],
  [
    { used: 4, limit: 5, unlimited: false },
    { percent: 80, words: '4 of 5', isReached: false },
  ],
  [
    { used: 5, limit: 5, unlimited: false },
    { percent: 100, words: '5 of 5', isReached: true },
  ],
  [
    { used: 7, limit: 5, unlimited: false },
    { percent: 100, words: '7 of 5', isReached: true },
  ],
  [
    { used: 0, limit: 0, unlimited: false },
    { percent: 100, words: '0 of 0', isReached: true },
  ],
  [
    { used: 90, limit: 5, unlimited: true },
    { percent: 20, words: '90 this month', isReached: false },
  ],
])('describes usage %j', (usage, view) => {
  expect(describeUsage(usage)).toEqual(view);
});

test.each([
  ['status=success&plan=premium', { isSuccess: true, reason: null }],
  ['status=failed&reason=Card%20declined', { isSuccess: false, reason: 'Card declined' }],
  ['status=failed&reason=%20', { isSuccess: false, reason: null }],
  ['status=failed', { isSuccess: false, reason: null }],
  ['status=maybe', null],
  ['plan=premium', null],
  ['', null],
])('reads the outcome of ?%s', (query, outcome) => {
  expect(readReturn(new URLSearchParams(query))).toEqual(outcome);
});

test('takes a payment that was just declared for pending until the list has it', () => {
  expect(readPayments([], payment()).pending).toEqual(payment());
  expect(readPayments([payment({ status: 'confirmed' })], payment()).pending).toBeNull();
});

test('cuts a reason from the address, so that it cannot fill the screen', () => {
  const { reason } = readReturn(new URLSearchParams({ status: 'failed', reason: 'x'.repeat(9999) })) ?? {};
  expect(reason).toHaveLength(160);
});

test('waits after a declared payment, and shows the details again on request', () => {
  expect(findStep({ isPremium: false, pending: null, partner: null }, null)).toBe('pay');
  expect(findStep({ isPremium: false, pending: payment(), partner: null }, null)).toBe('waiting');
  expect(findStep({ isPremium: false, pending: payment(), partner: null }, 'pay')).toBe('pay');
  expect(findStep({ isPremium: true, pending: null, partner: null }, 'pay')).toBe('plan');
});

test("waits for the partner's payment, and allows paying anyway", () => {
  const partner = { firstName: 'Arjun', createdAt: '2026-07-14T10:00:00.000Z' };
  const free = { isPremium: false, pending: null, partner };
  expect(findStep(free, null)).toBe('partner-waiting');
  expect(findStep(free, 'pay')).toBe('pay');
  expect(findStep({ ...free, pending: payment() }, null)).toBe('waiting');
  expect(findStep({ ...free, isPremium: true }, null)).toBe('plan');
});

test('keeps an opened form open when premium begins', () => {
  expect(findStep({ isPremium: false, pending: payment(), partner: null }, 'preferences')).toBe('preferences');
  expect(findStep({ isPremium: true, pending: null, partner: null }, 'preferences')).toBe('preferences');
});

test('shows only the rejection of the last payment', () => {
  const rejected = payment({ status: 'rejected', reason: 'Nothing came' });
  expect(readPayments([rejected])).toEqual({ pending: null, rejection: 'Nothing came' });
  const pending = payment({ id: 'two' });
  expect(readPayments([pending, rejected])).toEqual({ pending, rejection: null });
  expect(readPayments([])).toEqual({ pending: null, rejection: null });
});
