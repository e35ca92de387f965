import { expect, test } from 'vitest';
import { shareChanged, type StoredSplit } from './split.ts';

const couple = { memberId: 'riya', partnerId: 'arjun' };
const equal = { kind: 'equal', value: null } as const;
const other = { kind: 'other', value: null } as const;
const own = { kind: 'payer', value: null } as const;
const rupees = (value: string) => ({ kind: 'amounts' as const, value });
const of = (paidBy: string | null, sharedWith: string | null, split: StoredSplit | null) => ({
  paidBy,
  sharedWith,
  split,
});

const ofBoth = { paidBy: 'riya', sharedWith: 'arjun', split: { kind: 'both', value: null } } as const;

test.each([
  ['nothing', { userId: 'riya', ...of('riya', 'arjun', equal) }, {}, of('riya', 'arjun', equal)],
  ['the split', { userId: 'riya', ...of('riya', 'arjun', equal) }, { split: other }, of('riya', 'arjun', other)],
  ['the payer', { userId: 'riya', ...of('riya', 'arjun', equal) }, { paidBy: 'arjun' }, of('arjun', 'riya', equal)],
  [
    'the payer of one’s own',
    { userId: 'riya', ...of('riya', null, own) },
    { paidBy: 'arjun' },
    of('arjun', 'riya', other),
  ],
  [
    'the payer of rupees',
    { userId: 'riya', ...of('riya', 'arjun', rupees('300')) },
    { paidBy: 'arjun' },
    of('arjun', 'riya', rupees('200.00')),
  ],
  [
    'payer and split as sent',
    { userId: 'riya', ...of('riya', 'arjun', own) },
    { paidBy: 'arjun', split: own },
    of('arjun', 'riya', own),
  ],
  [
    'payer and amount, and leaves the rupees to the member for whom they were typed',
    { userId: 'riya', ...of('riya', 'arjun', rupees('300')) },
    { paidBy: 'arjun', amount: '700' },
    of('arjun', 'riya', rupees('400.00')),
  ],
  [
    'the payer from a former partner to the other',
    { userId: 'kavya', ...of('kavya', 'riya', rupees('300')) },
    { paidBy: 'riya' },
    of('riya', 'arjun', rupees('200.00')),
  ],
  [
    'the payer from a former partner to the present one',
    { userId: 'kavya', ...of('kavya', 'riya', rupees('300')) },
    { paidBy: 'arjun' },
    of('arjun', 'riya', rupees('300')),
  ],
  [
    'the payer to the same',
    { userId: 'riya', ...of('riya', 'kavya', equal) },
    { paidBy: 'riya' },
    of('riya', 'kavya', equal),
  ],
  [
    'the split of one shared with a former partner',
    { userId: 'riya', ...of('riya', 'kavya', equal) },
    { split: other },
    of('riya', 'kavya', other),
  ],
  [
    'the split of one that a former partner paid',
    { userId: 'riya', ...of('kavya', 'riya', equal) },
    { split: other },
    of('kavya', 'riya', other),
  ],
  [
    'the split of one that a former partner paid alone',
    { userId: 'kavya', ...of('kavya', null, own) },
    { split: equal },
    of('kavya', null, equal),
  ],
  [
    'the payer of one that a former partner paid',
    { userId: 'kavya', ...of('kavya', 'riya', equal) },
    { paidBy: 'arjun' },
    of('arjun', 'riya', equal),
  ],
  [
    'the split of one’s own',
    { userId: 'riya', ...of('riya', null, own) },
    { split: equal },
    of('riya', 'arjun', equal),
  ],
  [
    'the split of the partner’s own',
    { userId: 'arjun', ...of('arjun', null, own) },
    { split: equal },
    of('arjun', 'riya', equal),
  ],
  [
    'the split of one without a payer',
    { userId: 'riya', ...of(null, 'riya', equal) },
    { split: other },
    of(null, 'riya', other),
  ],
  [
    'the split of one of two deleted accounts',
    { userId: null, ...of(null, null, equal) },
    { split: other },
    of(null, null, other),
  ],
  [
    'the split of one from before splits',
    { userId: 'riya', ...of(null, null, null) },
    { split: equal },
    of('riya', 'arjun', equal),
  ],
  [
    'the payer of one from before splits',
    { userId: 'riya', ...of(null, null, null) },
    { paidBy: 'arjun' },
    of('arjun', 'riya', other),
  ],
  [
    'the payer to the couple’s own money',
    { userId: 'riya', ...of('riya', 'arjun', equal) },
    { paidBy: 'both' },
    ofBoth,
  ],
  ['the split of the couple’s own money', { userId: 'riya', ...ofBoth }, { split: other }, ofBoth],
  ['nothing else of the couple’s own money', { userId: 'riya', ...ofBoth }, { paidBy: 'both' }, ofBoth],
  [
    'the couple’s own money to one payer',
    { userId: 'riya', ...ofBoth },
    { paidBy: 'arjun' },
    of('arjun', 'riya', equal),
  ],
  [
    'the couple’s own money to one payer and a split',
    { userId: 'riya', ...ofBoth },
    { paidBy: 'arjun', split: own },
    of('arjun', 'riya', own),
  ],
  [
    'the payer from a former partner to the couple’s own money',
    { userId: 'kavya', ...of('kavya', 'riya', equal) },
    { paidBy: 'both' },
    ofBoth,
  ],
] as const)('changes %s', (_what, before, change, after) => {
  expect(shareChanged(couple, before, { amount: '500.00', byDefault: equal, ...change })).toMatchObject(after);
});

test('makes an expense the payer’s own while there is no partner', () => {
  const alone = { memberId: 'riya', partnerId: null };
  expect(
    shareChanged(
      alone,
      { userId: 'riya', ...of('kavya', 'riya', equal) },
      { amount: '500.00', byDefault: equal, paidBy: 'riya' },
    ),
  ).toEqual(of('riya', null, own));
});
