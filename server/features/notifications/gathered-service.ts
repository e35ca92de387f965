import { z } from 'zod';
import type { Transaction } from '#server/db/database.ts';
import { formatSubject, type NoticeSubject } from '#server/db/repositories/notices.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { type NotificationContent, fileNotification } from './kind-policy.ts';
import { findAbout, findGathering, replaceContent, updateEmoji, updateGathering } from './queries.ts';
import { notify, pushAgain } from './service.ts';

const GATHERED_KINDS = [
  'memory_comment',
  'memory_reaction',
  'date_comment',
  'date_reaction',
  'daily_question_comment',
  'daily_question_reaction',
] as const;

type Gathered = Extract<NotificationContent, { kind: (typeof GATHERED_KINDS)[number] }> & {
  subject: NoticeSubject;
};

/** A notification that counts later events instead of sending one for each. */
interface Gathering {
  kinds: readonly string[];
  /** The period after the first event. Later events cause a new notification. */
  within: Temporal.DurationLike;
  onceKey: string;
  first: NotificationContent & { subject?: NoticeSubject };
  /** The content for this number of events. */
  several: (count: number) => NotificationContent;
}

/**
 * Notifies the partner, if there is one, of a comment or a reaction. Events within five minutes of an unread one join
 * it, and only the first is pushed.
 */
export async function notifyGathered(tx: Transaction, context: MemberContext, first: Gathered): Promise<void> {
  await gather(tx, context, {
    kinds: [...GATHERED_KINDS, 'talk_several'],
    within: { minutes: 5 },
    onceKey: 'talk-after',
    first,
    several: (count) => ({ kind: 'talk_several', params: { firstName: context.member.firstName, count } }),
  });
}

/** Kinds about one date of which the latest takes the place of the others. Any other kind replaces its own. */
const ANSWER_KINDS: readonly NotificationContent['kind'][] = ['date_accepted', 'date_maybe', 'date_rejected'];
const earlierChange = z.object({ from: z.json().optional() });

/**
 * Notifies of a change to a date. Within five minutes of an unread one about it, that one gets the new words instead,
 * and is pushed again only if they say another thing. The date's row is locked, so changes come one after the other.
 */
export async function notifyOfDate(
  tx: Transaction,
  context: MemberContext,
  notice: NotificationContent & { userId: string; subject: NoticeSubject },
): Promise<void> {
  const { userId, subject, ...content } = notice;
  const kinds = ANSWER_KINDS.includes(content.kind) ? ANSWER_KINDS : [content.kind];
  const since = toIso(context.clock.now().subtract({ minutes: 5 }));
  const open = await findAbout(tx, userId, { subject: formatSubject(subject), kinds, since });
  if (!open) {
    await notify(tx, context, notice);
    return;
  }
  // Several changes are one change, from the first state to the last.
  const { from } = content.kind === 'date_changed' ? earlierChange.parse(open.params) : {};
  const params = { ...content.params, ...(from !== undefined && { from }) };
  const { path } = fileNotification(content);
  // Its time moves too: of cancelling and restoring in turn, the last is the newest.
  const createdAt = toIso(context.clock.now());
  await replaceContent(tx, userId, open.id, { kind: content.kind, params, path, createdAt });
  if (open.kind !== content.kind) await pushAgain(tx, context, { userId, notificationId: open.id });
}

/** Shows the partner the member's changed reaction in the notification of the first. */
export async function replaceEmoji(
  tx: Transaction,
  { member: { partnerId } }: MemberContext,
  subject: NoticeSubject,
  emoji: string,
): Promise<void> {
  if (partnerId) await updateEmoji(tx, partnerId, formatSubject(subject), emoji);
}

/**
 * Notifies the partner, if there is one, of a camera-roll import: once in twelve hours for any number of memories,
 * unless it was read meanwhile.
 */
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

/**
 * Notifies the partner of an item of a list that is given to them. Items given within five minutes of an unread one
 * join it, and only the first is pushed.
 */
export async function notifyGiven(
  tx: Transaction,
  context: MemberContext,
  first: Extract<NotificationContent, { kind: 'list_item_given' }> & { subject: NoticeSubject },
): Promise<void> {
  await gather(tx, context, {
    kinds: ['list_item_given', 'list_items_given'],
    within: { minutes: 5 },
    onceKey: 'given-after',
    first,
    several: (count) => ({
      kind: 'list_items_given',
      params: { firstName: context.member.firstName, count },
    }),
  });
}

async function gather(tx: Transaction, context: MemberContext, gathering: Gathering): Promise<void> {
  const { partnerId: userId, firstName } = context.member;
  if (!userId) return;
  const { kinds, within, onceKey, first, several } = gathering;
  // Found and locked before the search for an open one, so that a concurrent call's notification is found as open.
  const newest = await findGathering(tx, userId, kinds, null);
  const since = toIso(context.clock.now().subtract(within));
  const join = async () => {
    const open = await findGathering(tx, userId, kinds, since);
    if (!open) return false;
    const events = first.subject && open.events && [...open.events, formatSubject(first.subject)];
    const content = several(events?.length ?? open.count + 1);
    // Events on one screen lead there; events on several lead to the kind's own screen.
    const { path } = fileNotification(open.path === fileNotification(first).path ? first : content);
    await updateGathering(tx, userId, open.id, { ...content, path, events });
    return true;
  };
  if (await join()) return;
  // Of two concurrent calls the second finds the key taken after the first commits, and joins it.
  const isNew = await notify(tx, context, {
    ...first,
    userId,
    onceKey: `${onceKey}:${newest?.id ?? firstName}`,
  });
  if (!isNew) await join();
}
