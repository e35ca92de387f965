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
export type Splitting = NonNullable<ReturnType<typeof useSplitting>>;
