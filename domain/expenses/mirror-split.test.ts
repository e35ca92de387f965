import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { mirrorSplit, shareChanged, shareOut, toChosenSplit, type Sharing, type StoredSplit } from './split.ts';

const couple = { memberId: 'riya', partnerId: 'arjun' };
const whole = fc.oneof(fc.bigInt(1n, 1000n), fc.bigInt(1n, 999_999_999_999n));
const plainSplit = fc.constantFrom('equal' as const, 'payer' as const, 'other' as const);
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => String(hundredths / 100));
/** Amount in paise with a split that fits it. */
const expense = whole.chain((paise) => {
  const split: fc.Arbitrary<StoredSplit> = fc.oneof(
    plainSplit.map((kind) => ({ kind, value: null })),
    percent.map((value) => ({ kind: 'percent' as const, value })),
    fc.bigInt(0n, paise).map((payer) => ({ kind: 'amounts' as const, value: fromPaise(payer) })),
  );
  return fc.record({ paise: fc.constant(paise), split, payer: fc.constantFrom('riya', 'arjun') });
});

/** Returns the shares in paise by member, as the stored split divides the amount. */
function sharesOf(paise: bigint, { paidBy, sharedWith, split }: Sharing): Record<string, bigint> {
  const kept = split && toChosenSplit(split);
  const shares = shareOut(fromPaise(paise), { kind: kept?.kind ?? 'payer', payer: kept?.value ?? '' });
  expect(shares).not.toBeNull();
  return { [paidBy ?? '']: toPaise(shares?.payers ?? ''), [sharedWith ?? '']: toPaise(shares?.others ?? '') };
}

const byDefault = { kind: 'equal', value: null } as const;

/** Returns true if the split leaves no part of a paisa over. */
function isExact(paise: bigint, { kind, value }: StoredSplit): boolean {
  if (kind === 'equal') return paise % 2n === 0n;
  return kind !== 'percent' || (paise * toPaise(value ?? '')) % 10_000n === 0n;
}

test('leaves each share as it was when only the payer changes, and restores the record when it changes back', () => {
  fc.assert(
    fc.property(expense, ({ paise, split, payer }) => {
      const other = payer === 'riya' ? 'arjun' : 'riya';
      const before = { userId: 'riya', paidBy: payer, sharedWith: other, split };
      const amount = fromPaise(paise);
      const turned = shareChanged(couple, before, { amount, paidBy: other, byDefault });
      expect(turned).toMatchObject({ paidBy: other, sharedWith: payer });
      const [known, now] = [sharesOf(paise, before), sharesOf(paise, turned)];
      // The payer bears a paisa that is left over.
      const leftOver = isExact(paise, split) ? 0n : 1n;
      expect(now).toEqual({ [payer]: (known[payer] ?? 0n) - leftOver, [other]: (known[other] ?? 0n) + leftOver });
      const { userId, ...record } = before;
      expect(shareChanged(couple, { userId, ...turned }, { amount, paidBy: payer, byDefault })).toEqual(record);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['500', 'equal', null, 'equal', null],
  ['500', 'payer', null, 'other', null],
  ['500', 'other', null, 'payer', null],
  ['500', 'percent', '33.33', 'percent', '66.67'],
  ['500', 'percent', '60.00', 'percent', '40'],
  [null, 'percent', '100', 'percent', '0'],
  ['500', 'amounts', '300', 'amounts', '200.00'],
  ['₹1,500', 'amounts', '300', 'amounts', '1200.00'],
] as const)('mirrors %s by %s %s to %s %s', (amount, kind, value, mirroredKind, mirrored) => {
  expect(mirrorSplit({ kind, value }, amount)).toEqual({ kind: mirroredKind, value: mirrored });
});

test.each([
  ['500', { kind: 'amounts', value: '500.01' }],
  ['', { kind: 'amounts', value: '300' }],
  [null, { kind: 'amounts', value: '300' }],
  ['500', { kind: 'amounts', value: '' }],
  ['500', { kind: 'percent', value: '101' }],
  ['500', { kind: 'percent', value: '' }],
] as const)('returns a value that does not fit unchanged: %s by %j', (amount, split) => {
  expect(mirrorSplit(split, amount)).toEqual(split);
});
