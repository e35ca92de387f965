import type { Transaction } from '#server/db/database.ts';
import type { NoticeSubject } from '#server/db/guarded/notices.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { type NotificationContent, fileNotification } from './kind-policy.ts';
import { findGathering, updateGathering } from './queries.ts';
import { notify } from './service.ts';

const GATHERED_KINDS = ['memory_comment', 'memory_reaction', 'date_comment', 'date_reaction'] as const;

type Gathered = Extract<NotificationContent, { kind: (typeof GATHERED_KINDS)[number] }> & {
  subject: NoticeSubject;
};

/** A notification that counts what comes after it, instead of one for each. */
interface Gathering {
  kinds: readonly string[];
  /** What comes later than this after the first is told anew. */
  within: Temporal.DurationLike;
  onceKey: string;
  first: NotificationContent & { subject?: NoticeSubject };
  /** What it says of this many. */
  several: (count: number) => NotificationContent;
}

/**
 * Tells the partner, where there is one, of a comment or a reaction. What comes within five minutes of one that is not read yet joins it, and
 * its push is the only one.
 */
export async function notifyGathered(
  tx: Transaction,
  context: MemberContext,
  first: Gathered,
): Promise<void> {
  await gather(tx, context, {
    kinds: [...GATHERED_KINDS, 'talk_several'],
    within: { minutes: 5 },
    onceKey: 'talk-after',
    first,
    several: (count) => ({ kind: 'talk_several', params: { firstName: context.member.firstName, count } }),
  });
}

/** Tells the partner, where there is one, that memories come from a gallery: once in twelve hours, however many they are, unless it was read meanwhile. */
export async function notifyBrought(tx: Transaction, context: MemberContext): Promise<void> {
  const several = (count: number) =>
    ({ kind: 'memories_brought', params: { firstName: context.member.firstName, count } }) as const;
  await gather(tx, context, {
    kinds: ['memories_brought'],
    within: { hours: 12 },
    onceKey: 'brought-after',
    first: several(1),
    several,
  });
}

async function gather(tx: Transaction, context: MemberContext, gathering: Gathering): Promise<void> {
  const { partnerId: userId, firstName } = context.member;
  if (!userId) return;
  const { kinds, within, onceKey, first, several } = gathering;
  // Found, and locked, before the look for an open one: what another call tells in between is open then.
  const newest = await findGathering(tx, userId, kinds, null);
  const since = toIso(context.clock.now().subtract(within));
  const join = async () => {
    const open = await findGathering(tx, userId, kinds, since);
    if (!open) return false;
    const content = several(open.count + 1);
    await updateGathering(tx, userId, open.id, { ...content, path: fileNotification(content).path });
    return true;
  };
  if (await join()) return;
  // Of two at the same moment the second finds the key taken once the first is committed, and joins it.
  const isNew = await notify(tx, context, {
    ...first,
    userId,
    onceKey: `${onceKey}:${newest?.id ?? firstName}`,
  });
  if (!isNew) await join();
}
