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

/** So long after the first memory of a gallery each further one is counted in the notification of the first. */
const BROUGHT_HOURS = 12;

/** Tells the partner, where there is one, that memories come from a gallery: once, however many they are, unless it was read meanwhile. */
export async function notifyBrought(tx: Transaction, context: MemberContext): Promise<void> {
  const { partnerId: userId, firstName } = context.member;
  if (!userId) return;
  const kind = 'memories_brought';
  const since = toIso(context.clock.now().subtract({ hours: BROUGHT_HOURS }));
  const countAnother = async () => {
    const open = await findGathering(tx, userId, [kind], since);
    const content = { kind, params: { firstName, count: (open?.count ?? 0) + 1 } } as const;
    if (open) await updateGathering(tx, userId, open.id, { ...content, path: NOTIFICATION_KINDS[kind].path });
    return open !== null;
  };
  if (await countAnother()) return;
  const newest = await findGathering(tx, userId, [kind], null);
  const first = { kind, params: { firstName, count: 1 } } as const;
  // As above: of two at the same moment the second joins the first.
  const isNew = await notify(tx, context, {
    ...first,
    userId,
    onceKey: `brought-after:${newest?.id ?? firstName}`,
  });
  if (!isNew) await countAnother();
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
