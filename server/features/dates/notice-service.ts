import type { Transaction } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/service.ts';
import type { MemberContext } from '#server/platform/context.ts';
import type { SuggestedTime } from './queries.ts';

/** What a member can do with a date that notifies the partner. */
export type DateChange = 'planned' | 'cancelled' | 'restored' | 'accepted' | 'maybe' | 'rejected';

/** Tells the partner, where there is one, what the member did with a date. */
export async function notifyPartner(
  tx: Transaction,
  context: MemberContext,
  change: DateChange,
  date: { id: string; title: string },
): Promise<void> {
  const { partnerId: userId } = context.member;
  if (!userId) return;
  const params = { firstName: context.member.firstName, dateTitle: date.title };
  await notify(tx, context, {
    userId,
    kind: `date_${change}`,
    params,
    subject: { kind: 'date', id: date.id },
  });
}

type DateFacts = SuggestedTime & { title: string; location: string | null };

/** Tells the partner from what to what the member changed a date. */
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
  await notify(tx, context, {
    userId,
    kind: 'date_changed',
    params,
    subject: { kind: 'date', id: before.id },
  });
}

/** Tells the partner of another time for a date: from when to when it is about. */
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
  await notify(tx, context, { userId, kind: `date_${change}`, params, subject: { kind: 'date', id } });
}
