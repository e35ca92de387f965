import { toIso } from '#server/platform/clock.ts';

/** The local time at which members are reminded of an item on its due date. */
const REMINDER_TIME = '09:00';
/** The time zone in which each day begins first. */
const FIRST_ZONE = 'Etc/GMT-14';

/** Hours for which a deleted item can be restored. */
export const ITEM_TRASH_HOURS = 24;

/** Returns the instant from which a due date set now has reminders in any time zone; `null` without a due date. */
export function findFirstReminder(dueOn: string | null, now: Temporal.Instant): string | null {
  if (dueOn === null) return null;
  const first = reminderAt(dueOn, FIRST_ZONE);
  return toIso(Temporal.Instant.compare(first, now) > 0 ? first : now);
}

/** A member with the time zone of their days. */
interface Recipient {
  id: string;
  timezone: string;
}

/**
 * Returns the members whose reminder came between two instants, late on the due date but not after it, and the instant
 * of the next reminder of the others.
 */
export function chooseReminders(
  recipients: readonly Recipient[],
  { dueOn, since, now }: { dueOn: string; since: string; now: Temporal.Instant },
): { reminded: string[]; next: string | null } {
  const reminders = recipients.map(({ id, timezone }) => ({
    id,
    at: reminderAt(dueOn, timezone),
    isToday: now.toZonedDateTimeISO(timezone).toPlainDate().toString() === dueOn,
  }));
  const [next] = reminders
    .map(({ at }) => at)
    .filter((at) => Temporal.Instant.compare(at, now) > 0)
    .toSorted((a, b) => Temporal.Instant.compare(a, b));
  return {
    reminded: reminders
      .filter(
        ({ at, isToday }) =>
          isToday && Temporal.Instant.compare(at, since) >= 0 && Temporal.Instant.compare(at, now) <= 0,
      )
      .map(({ id }) => id),
    next: next ? toIso(next) : null,
  };
}

function reminderAt(dueOn: string, timeZone: string): Temporal.Instant {
  return Temporal.PlainDate.from(dueOn).toZonedDateTime({ timeZone, plainTime: REMINDER_TIME }).toInstant();
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
