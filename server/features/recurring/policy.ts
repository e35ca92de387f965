/** Returns how the remaining members share a day's expense, or `null` if the payer has left. */
export function shareAmong<Split>(
  memberIds: readonly string[],
  { paidBy, sharedWith, split }: { paidBy: string | null; sharedWith: string | null; split: Split },
) {
  if (paidBy === null || !memberIds.includes(paidBy)) return null;
  return sharedWith !== null && memberIds.includes(sharedWith)
    ? { paidBy, sharedWith, split }
    : { paidBy, sharedWith: null, split: { kind: 'payer', value: null } as const };
}
