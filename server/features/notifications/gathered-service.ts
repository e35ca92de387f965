import type { Transaction } from '#server/db/database.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { type NotificationContent, NOTIFICATION_KINDS } from './kind-policy.ts';
import { findGathering, updateGathering } from './queries.ts';
import { notify } from './service.ts';

const GATHERED_KINDS = ['memory_comment', 'memory_reaction', 'date_comment', 'date_reaction'] as const;
const GATHERED_MINUTES = 5;

type Gathered = Extract<NotificationContent, { kind: (typeof GATHERED_KINDS)[number] }>;

/**
 * Tells the partner, where there is one, of a comment or a reaction. What comes within five minutes of one that is not read yet joins it, and
 * its push is the only one.
 */
export async function notifyGathered(
  tx: Transaction,
  context: MemberContext,
  content: Gathered,
): Promise<void> {
  const { partnerId: userId, firstName } = context.member;
  if (!userId) return;
  if (await join(tx, context, userId)) return;
  const newest = await findGathering(tx, userId, [...GATHERED_KINDS, 'talk_several'], null);
  // Of two at the same moment the second finds the key taken once the first is committed, and joins it.
  const isNew = await notify(tx, context, {
    ...content,
    userId,
    onceKey: `talk-after:${newest?.id ?? firstName}`,
  });
  if (!isNew) await join(tx, context, userId);
}

async function join(tx: Transaction, { clock, member }: MemberContext, userId: string): Promise<boolean> {
  const since = toIso(clock.now().subtract({ minutes: GATHERED_MINUTES }));
  const open = await findGathering(tx, userId, [...GATHERED_KINDS, 'talk_several'], since);
  if (!open) return false;
  const { path } = NOTIFICATION_KINDS.talk_several;
  const params = { firstName: member.firstName, count: open.count + 1 };
  await updateGathering(tx, userId, open.id, { kind: 'talk_several', params, path });
  return true;
}
