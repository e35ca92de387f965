import { expect, test } from 'vitest';
import { shareChanged } from './split.ts';

const couple = { memberId: 'riya', partnerId: 'arjun' };
const equal = { kind: 'equal', value: null } as const;
const other = { kind: 'other', value: null } as const;
const own = { kind: 'payer', value: null } as const;
const of = (
  paidBy: string | null,
  sharedWith: string | null,
  split: typeof equal | typeof other | typeof own | null,
) => ({
  paidBy,
  sharedWith,
  split,
});

test.each([
  ['nothing', { userId: 'riya', ...of('riya', 'arjun', equal) }, {}, of('riya', 'arjun', equal)],
  ['the split', { userId: 'riya', ...of('riya', 'arjun', equal) }, { split: other }, of('riya', 'arjun', other)],
  ['the payer', { userId: 'riya', ...of('riya', 'arjun', equal) }, { paidBy: 'arjun' }, of('arjun', 'riya', equal)],
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
    of('arjun', 'riya', own),
  ],
] as const)('changes %s', (_what, before, change, after) => {
  expect(shareChanged(couple, before, change)).toMatchObject(after);
});

test('makes an expense the payer’s own while there is no partner', () => {
  const alone = { memberId: 'riya', partnerId: null };
  expect(shareChanged(alone, { userId: 'riya', ...of('kavya', 'riya', equal) }, { paidBy: 'riya' })).toEqual(
    of('riya', null, own),
  );
});
