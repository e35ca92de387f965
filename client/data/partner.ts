import type { Couple } from '#domain/couples/schema.ts';
import { useCopied } from './copy/use-copied.ts';
import { coupleRead } from './couple-read.ts';
import { useMember } from './session.ts';

/** Returns the partner; `null` without one and until the couple is loaded. */
export function usePartner() {
  const { id } = useMember();
  const { data: couple } = useCopied(coupleRead, null);
  return findPartner(couple, id);
}

/** Returns the partner's first name; `null` without one. */
export function usePartnerName(): string | null {
  return usePartner()?.firstName || null;
}

export function findPartner(couple: Couple | null | undefined, memberId: string) {
  return couple?.users.find((user) => user.id !== memberId) ?? null;
}
