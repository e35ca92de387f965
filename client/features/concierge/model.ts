import { formatDate, formatInstant } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import type { ConciergeRequest } from '#domain/concierge/schema.ts';
import { conciergeScreensText as text } from '#messages/concierge.ts';

/** Describes the status of a request; `now` is an ISO 8601 instant. */
export function describeStanding({ state, dueAt, decidedAt }: ConciergeRequest, now: string): string {
  if (state === 'waiting') return now <= dueAt ? text.answerBy(formatInstant(dueAt)) : text.late;
  const when = formatInstant(decidedAt ?? '');
  return state === 'answered' ? text.answeredAt(when) : text.withdrawnAt(when);
}

/** Describes a request besides its wishes: the asking partner if not the member, the day and the budget. */
export function describeFrame(
  { userId, kind, forDate, budget }: ConciergeRequest,
  memberId: string,
  partner: { id: string; firstName: string } | null,
): string {
  return [
    userId !== memberId && userId === partner?.id && text.askedBy(partner.firstName, kind),
    forDate && text.forDay(formatDate(forDate)),
    text.upTo(formatMoney(budget)),
  ]
    .filter(Boolean)
    .join(' · ');
}
