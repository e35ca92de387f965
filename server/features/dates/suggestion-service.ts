import { toStartsAt } from '#domain/dates/rules.ts';
import type { DateEvent, SuggestionInput } from '#domain/dates/schema.ts';
import { changeToSuggestion } from '#domain/dates/series.ts';
import { datesText } from '#messages/dates.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { notifyOfTimes } from './notice-service.ts';
import { updateDateRow } from './queries.ts';
import { lockInvitation, lockOwnDate, readDateAgain } from './service.ts';

/** Suggests another time, the partner's fourth answer. The date and its answer stay until the planner accepts. */
export async function suggestTime(context: MemberContext, input: SuggestionInput & { id: string }): Promise<DateEvent> {
  return context.change(async (tx) => {
    const { coupleId, date } = await lockInvitation(tx, context, input.id);
    // If the planner has left, no member could accept.
    if (date.userId === null || context.member.partnerId !== date.userId)
      throw refuse.conflict('no_partner', datesText.nobodyAccepts);
    const suggestion = { scheduledDate: input.scheduledDate, scheduledTime: input.scheduledTime };
    const startsAt = toStartsAt({ ...suggestion, timezone: date.timezone });
    const updatedAt = toIso(context.clock.now());
    if (startsAt <= updatedAt) throw refuse.invalid('date_in_past', datesText.suggestionInPast);
    if (startsAt === date.startsAt) throw refuse.invalid('invalid', datesText.suggestionSame);
    const { scheduledDate, scheduledTime } = date.suggestion ?? {};
    // A repeated suggestion notifies only once.
    if (scheduledDate === suggestion.scheduledDate && scheduledTime === suggestion.scheduledTime) return date;
    await notifyOfTimes(tx, context, 'suggested', date, suggestion);
    return updateDateRow(tx, coupleId, date.id, { suggestion, updatedAt });
  }, readDateAgain(context));
}

/** Moves the date to the suggested time. The partner counts as accepting, because they suggested it. */
export async function acceptSuggestion(context: MemberContext, input: { id: string }): Promise<DateEvent> {
  return context.change(async (tx) => {
    const { coupleId, date } = await lockOwnDate(tx, context, input.id);
    const { suggestion } = date;
    if (!suggestion) throw refuse.notFound('no_suggestion', datesText.noSuggestion);
    if (date.userId !== context.member.id) throw refuse.forbidden('not_the_planner', datesText.onlyPlannerAccepts);
    const after = changeToSuggestion(date);
    const now = toIso(context.clock.now());
    if (after.startsAt <= now) throw refuse.conflict('date_begun', datesText.suggestionOver);
    await notifyOfTimes(tx, context, 'suggestion_accepted', date, suggestion);
    return updateDateRow(tx, coupleId, date.id, {
      ...suggestion,
      startsAt: after.startsAt,
      partnerResponse: after.partnerResponse,
      ownFields: after.ownFields,
      answeredAt: now,
      suggestion: after.suggestion,
      updatedAt: now,
    });
  }, readDateAgain(context));
}

/** Removes a suggestion: the planner declines it, which notifies the partner, or the partner withdraws it. */
export async function dropSuggestion(context: MemberContext, input: { id: string }): Promise<void> {
  await context.change(async (tx) => {
    const { coupleId, date } = await lockOwnDate(tx, context, input.id);
    const { suggestion } = date;
    if (!suggestion) throw refuse.notFound('no_suggestion', datesText.noSuggestion);
    if (date.userId === context.member.id) await notifyOfTimes(tx, context, 'suggestion_declined', date, suggestion);
    // The answer has no body, so the version stays: the member's next change is based on the one they have seen.
    await updateDateRow(tx, coupleId, date.id, { suggestion: null, updatedAt: date.updatedAt });
  });
}
