import { paths } from '#contract/screen-paths.ts';
import { importantDatesText } from '#messages/en/important-dates.ts';
import type { Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/features/notifications/service.ts';
import { todayInIndia, toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { daysBetween, reminderAfter, reminderAt, type Reminder } from './policy.ts';
import { lockDueDates, setNextReminder } from './reminder-queries.ts';

const BATCH_SIZE = 100;

/**
 * Tells every reminder that is due to the owner, and of a shared date to the partner, and sets when the next one is. A reminder
 * whose hour passed while no process ran is told late, as long as its day has not gone by. Any number of processes may
 * do this at once: each locks what it tells, and what was told is known by the notification's key.
 */
export async function tellReminders(platform: Platform): Promise<void> {
  let foundCount: number;
  do {
    const { found, toldIds } = await inTransaction(platform.db, (tx) => tellBatch(tx, platform));
    if (toldIds.length > 0) platform.live.announce(toldIds, ['notifications'], null);
    foundCount = found;
    // What was found is due no more, so this ends.
  } while (foundCount === BATCH_SIZE);
}

async function tellBatch(tx: Transaction, platform: Platform) {
  const today = todayInIndia(platform.clock);
  const due = await lockDueDates(tx, { now: toIso(platform.clock.now()), limit: BATCH_SIZE });
  const toldIds: string[] = [];
  for (const date of due) {
    const reminder = reminderAt(date, date.reminderAt);
    const next = reminder && reminderAfter(date, reminder, today);
    await setNextReminder(tx, date, next?.at ?? null);
    if (!reminder || reminder.occurrence < today) continue;
    const audience = date.isShared && date.partnerId ? [date.userId, date.partnerId] : [date.userId];
    for (const userId of audience) await notify(tx, platform, toNotice(userId, date, reminder, today));
    toldIds.push(...audience);
  }
  return { found: due.length, toldIds };
}

/** Neither title nor category: the words stand on the lock screen. */
function toNotice(
  userId: string,
  { id, reminderDays }: { id: string; reminderDays: number },
  { occurrence }: Reminder,
  today: string,
) {
  const day = Temporal.PlainDate.from(occurrence).toLocaleString('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return {
    userId,
    type: 'reminder' as const,
    title: importantDatesText.reminderTitle,
    message: importantDatesText.reminderMessage(daysBetween(today, occurrence), day),
    path: paths.importantDates,
    // The number of days is part of it: who asks for another reminder of the same day gets another.
    onceKey: `important-date:${id}:${occurrence}:${reminderDays}`,
  };
}
