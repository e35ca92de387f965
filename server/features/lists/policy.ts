import { INDIA } from '#server/platform/clock.ts';

/** The time in India at which items are called to mind on their due date. */
const REMINDER_TIME = '09:00';

/** Hours for which a deleted item can be restored. */
export const ITEM_TRASH_HOURS = 24;

/** Returns the instant of the reminder for a due date; `null` without one or once it has passed. */
export function findReminder(dueOn: string | null, now: Temporal.Instant): string | null {
  if (dueOn === null) return null;
  const at = Temporal.PlainDate.from(dueOn)
    .toZonedDateTime({ timeZone: INDIA, plainTime: REMINDER_TIME })
    .toInstant();
  return Temporal.Instant.compare(at, now) > 0 ? at.toString({ fractionalSecondDigits: 3 }) : null;
}

/** Returns the day of the month from which months count. */
export function dayOfMonthOf(dueOn: string | null): number | null {
  return dueOn === null ? null : Number(dueOn.slice(-2));
}

/** Returns the members to remind: the assignee, or all without an assignee in the couple. */
export function chooseReminded(memberIds: readonly string[], assigneeId: string | null): readonly string[] {
  const assignees = memberIds.filter((id) => id === assigneeId);
  return assignees.length > 0 ? assignees : memberIds;
}
