import type { FromPartner, FromPartnerInput } from '#domain/from-partner/schema.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { findSeenUpTo, lockSeenUpTo, moveSeenUpTo } from './queries.ts';

export async function readFromPartner({ db, member }: MemberContext): Promise<FromPartner> {
  return { seenUpTo: await findSeenUpTo(db, member.id) };
}

/** Moves the member's instant forward. One of the future, from a clock that is fast, counts as now. */
export async function saveFromPartner(context: MemberContext, input: FromPartnerInput): Promise<FromPartner> {
  const { member, clock } = context;
  return context.change(
    async (tx) => {
      const now = clock.now();
      const asked = Temporal.Instant.from(input.seenUpTo);
      const seenUpTo = toIso(Temporal.Instant.compare(asked, now) > 0 ? now : asked);
      const before = await lockSeenUpTo(tx, member.id);
      if (before !== null && before >= seenUpTo) return { seenUpTo: before };
      await moveSeenUpTo(tx, member.id, { seenUpTo, updatedAt: toIso(now) });
      return { seenUpTo: await findSeenUpTo(tx, member.id) };
    },
    (tx) => readFromPartner({ ...context, db: tx }),
  );
}
