import { daysBetween } from '#domain/kernel/calendar.ts';
import type { Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/features/notifications/service.ts';
import { todayInIndia, toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { reminderAfter, reminderAt, type Reminder } from './policy.ts';
import { lockDueDates, setNextReminder } from './reminder-queries.ts';

const BATCH_SIZE = 100;

/**
 * Sends every due reminder to the owner and, for a shared date, the partner, and schedules the next one; a missed
 * reminder is sent late until its day has passed. Concurrent processes are safe: each locks the rows it sends, and the
 * notification's key prevents duplicates.
 */
export async function sendReminders(platform: Platform): Promise<void> {
  let foundCount: number;
  do {
    const { found, notifiedIds } = await inTransaction(platform.db, (tx) => notifyBatch(tx, platform));
    if (notifiedIds.length > 0) platform.live.announce(notifiedIds, ['notifications'], null);
    foundCount = found;
    // The found rows are rescheduled, so the loop ends.
  } while (foundCount === BATCH_SIZE);
}

async function notifyBatch(tx: Transaction, platform: Platform) {
  const today = todayInIndia(platform.clock);
  const due = await lockDueDates(tx, { now: toIso(platform.clock.now()), limit: BATCH_SIZE });
  const notifiedIds: string[] = [];
  for (const date of due) {
    const reminder = reminderAt(date, date.reminderAt);
    const next = reminder && reminderAfter(date, reminder, today);
    await setNextReminder(tx, date, next?.at ?? null);
    if (!reminder || reminder.occurrence < today) continue;
    const audience = date.isShared && date.partnerId ? [date.userId, date.partnerId] : [date.userId];
    for (const userId of audience) await notify(tx, platform, toNotice(userId, date, reminder, today));
    notifiedIds.push(...audience);
  }
  return { found: due.length, notifiedIds };
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
