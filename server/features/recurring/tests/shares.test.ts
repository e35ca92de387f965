import { expect, test } from 'vitest';
import { shareAmong } from '../due-service.ts';

const split = { kind: 'percent', value: '60.00' } as const;
const own = { kind: 'payer', value: null } as const;

test.each([
  ['both are there', ['riya', 'arjun'], 'riya', 'arjun', { paidBy: 'riya', sharedWith: 'arjun', split }],
  ['the other has left', ['riya'], 'riya', 'arjun', { paidBy: 'riya', sharedWith: null, split: own }],
  ['another partner has come', ['riya', 'kavya'], 'riya', 'arjun', { paidBy: 'riya', sharedWith: null, split: own }],
  ['the other has deleted the account', ['riya'], 'riya', null, { paidBy: 'riya', sharedWith: null, split: own }],
  ['the payer has left', ['arjun'], 'riya', 'arjun', null],
  ['the payer has deleted the account', ['arjun'], null, 'arjun', null],
] as const)('shares a day while %s', (_name, memberIds, paidBy, sharedWith, sharing) => {
  expect(shareAmong(memberIds, { paidBy, sharedWith, split })).toEqual(sharing);
});
