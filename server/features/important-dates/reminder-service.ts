import { daysBetween } from '#domain/kernel/calendar.ts';
import type { Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/features/notifications/service.ts';
import { todayInIndia, toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { forEachFound } from '#server/platform/jobs/each-found.ts';
import { reminderAfter, reminderAt, type Reminder } from './policy.ts';
import { type DateKey, listDueDates, lockDueDate, setNextReminder } from './reminder-queries.ts';

/**
 * Sends every due reminder to the owner and, for a shared date, the partner, and schedules the next one; a missed
 * reminder is sent late until its day has passed. Concurrent processes are safe: each locks the date it reminds of, and
 * the notification's key prevents duplicates.
 */
export async function sendReminders(platform: Platform): Promise<void> {
  const { db, clock, live } = platform;
  const now = toIso(clock.now());
  await forEachFound<DateKey>({
    find: (after, limit) => listDueDates(db, { now, after, limit }),
    work: async (found) => {
      const notifiedIds = await inTransaction(db, (tx) => remindOf(tx, platform, found, now));
      if (notifiedIds.length > 0) live.announce(notifiedIds, ['notifications'], null);
    },
    name: 'sendReminders',
  });
}

async function remindOf(tx: Transaction, platform: Platform, found: DateKey, now: string): Promise<readonly string[]> {
  const today = todayInIndia(platform.clock);
  const date = await lockDueDate(tx, found, now);
  if (!date) return [];
  const reminder = reminderAt(date, date.reminderAt);
  const next = reminder && reminderAfter(date, reminder, today);
  await setNextReminder(tx, date, next?.at ?? null);
  if (!reminder || reminder.occurrence < today) return [];
  const audience = date.isShared && date.partnerId ? [date.userId, date.partnerId] : [date.userId];
  for (const userId of audience) await notify(tx, platform, toNotice(userId, date, reminder, today));
  return audience;
}

function toNotice(
  userId: string,
  { id, title, reminderDays }: { id: string; title: string; reminderDays: number },
  { occurrence }: Reminder,
  today: string,
) {
  return {
    userId,
    kind: 'important_date' as const,
    params: { title, date: occurrence, daysLeft: daysBetween(today, occurrence) },
    subject: { kind: 'important_date', id },
    // Includes the number of days, so that a changed number of days sends another reminder.
    onceKey: `important-date:${id}:${occurrence}:${reminderDays}`,
  };
}
