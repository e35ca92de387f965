import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { debtsText } from '#messages/debts.ts';
import { balanceRead } from './reads.ts';

/** Returns the balance of the two; `null` if they keep none, without a partner, and until it is loaded. */
export function useSplitting() {
  const { id: memberId } = useMember();
  const partner = usePartner();
  const { data: balance } = useCopied(balanceRead, null);
  return balance?.isOn && partner ? { balance, partner, memberId } : null;
}

/** Returns true if the expense counts in the balance: its day is not before the start of splitting. */
export function isCounted({ spentOn }: { spentOn: string }, { balance }: Splitting): boolean {
  return balance.since !== null && spentOn >= balance.since;
}

/** Returns the first row from before the start of splitting, given newest first; `undefined` without any. */
export function findFirstBefore<Row extends { spentOn: string }>(
  rows: readonly Row[],
  splitting: Splitting | null,
): Row | undefined {
  return splitting ? rows.find((row) => !isCounted(row, splitting)) : undefined;
}
export type Splitting = NonNullable<ReturnType<typeof useSplitting>>;

/** Says who owes whom, without the amount. */
export function describeBalance({ balance, partner, memberId }: Splitting): string {
  if (!balance.owedBy) return debtsText.even;
  return balance.owedBy === memberId ? debtsText.youOwe(partner.firstName) : debtsText.owesYou(partner.firstName);
}
