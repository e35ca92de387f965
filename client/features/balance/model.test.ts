import { expect, test } from 'vitest';
import { shareOut } from './model.ts';

test.each([
  ['100.01', 'equal', '', '50.01', '50.00'],
  ['99.99', 'payer', '', '99.99', '0.00'],
  ['99.99', 'other', '', '0.00', '99.99'],
  ['0.05', 'percent', '33.33', '0.02', '0.03'],
  ['9999999999.99', 'percent', '0', '0.00', '9999999999.99'],
  ['500', 'amounts', '300.5', '300.50', '199.50'],
] as const)('splits %s as %s %s: the payer bears %s, the other %s', (amount, kind, payer, payers, others) => {
  expect(shareOut(amount, { kind, payer })).toEqual({ payers, others });
});

test('returns no shares while a value is missing or invalid', () => {
  expect(shareOut('', { kind: 'equal', payer: '' })).toBeNull();
  expect(shareOut('10', { kind: 'percent', payer: '' })).toBeNull();
  expect(shareOut('10', { kind: 'percent', payer: '101' })).toBeNull();
  expect(shareOut('10', { kind: 'amounts', payer: '10.01' })).toBeNull();
});
