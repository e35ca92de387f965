import { useQuery } from '@tanstack/react-query';
import { api } from '#client/lib/api.ts';
import { usePartner } from '#client/lib/partner.ts';
import { useMember } from '#client/lib/session.ts';

/** The balance of the two while they keep one; `null` where they do not, where nobody is there, and until it is loaded. */
export function useSplitting() {
  const { id: memberId } = useMember();
  const partner = usePartner();
  const { data: balance } = useQuery(api.finances.balance.queryOptions());
  return balance?.isOn && partner ? { balance, partner, memberId } : null;
}

/** Returns true if the expense counts in the balance: its day is not before the one from which the two split. */
export function isCounted({ spentOn }: { spentOn: string }, { balance }: Splitting): boolean {
  return balance.since !== null && spentOn >= balance.since;
}

/** Returns the first of the rows, the newest first, that is from before splitting; `undefined` without any. */
export function findFirstBefore<Row extends { spentOn: string }>(
  rows: readonly Row[],
  splitting: Splitting | null,
): Row | undefined {
  return splitting ? rows.find((row) => !isCounted(row, splitting)) : undefined;
}
export type Splitting = NonNullable<ReturnType<typeof useSplitting>>;
