import type { Transaction } from '#server/db/database.ts';
import { notifyOfDate } from '#server/features/notifications/gathered-service.ts';
import { notify } from '#server/features/notifications/service.ts';
import type { MemberContext } from '#server/platform/context.ts';
import type { SuggestedTime } from './queries.ts';

/** The changes of a date that notify the partner. */
export type DateChange = 'planned' | 'cancelled' | 'restored' | 'accepted' | 'maybe' | 'rejected';

/** Notifies the partner, if there is one, of the member's change to a date. */
export async function notifyPartner(
  tx: Transaction,
  context: MemberContext,
  change: DateChange,
  date: { id: string; title: string },
): Promise<void> {
  const { partnerId: userId } = context.member;
  if (!userId) return;
  const params = { firstName: context.member.firstName, dateTitle: date.title };
  const notice = { userId, kind: `date_${change}`, params, subject: { kind: 'date', id: date.id } } as const;
  // The partner has heard nothing of a new date yet.
  if (change === 'planned') await notify(tx, context, notice);
  else await notifyOfDate(tx, context, notice);
}

type DateFacts = SuggestedTime & { title: string; location: string | null };

/** Notifies the partner of the old and new values of a changed date. */
export async function notifyOfChange(
  tx: Transaction,
  context: MemberContext,
  before: DateFacts & { id: string },
  after: DateFacts,
): Promise<void> {
  const { partnerId: userId } = context.member;
  if (!userId) return;
  const [from, to] = [before, after].map(({ title, location, scheduledDate, scheduledTime }) => ({
    title,
    location,
    scheduledDate,
    scheduledTime,
  }));
  const params = { firstName: context.member.firstName, dateTitle: after.title, from, to };
  await notifyOfDate(tx, context, {
    userId,
    kind: 'date_changed',
    params,
    subject: { kind: 'date', id: before.id },
  });
}

/** Notifies the partner of a suggestion about another time, with the old and the new time. */
export async function notifyOfTimes(
  tx: Transaction,
  context: MemberContext,
  change: 'suggested' | 'suggestion_accepted' | 'suggestion_declined',
  { id, title: dateTitle, scheduledDate, scheduledTime }: SuggestedTime & { id: string; title: string },
  to: SuggestedTime,
): Promise<void> {
  const { partnerId: userId } = context.member;
  if (!userId) return;
  const from: SuggestedTime = { scheduledDate, scheduledTime };
  const params = { firstName: context.member.firstName, dateTitle, from, to };
  await notifyOfDate(tx, context, { userId, kind: `date_${change}`, params, subject: { kind: 'date', id } });
}
