import { FROM_BOTH } from '#domain/expenses/facts.ts';
import { NOTICE_HOUR } from '#domain/recurring/facts.ts';
import { listStale } from '#domain/registry/resources.ts';
import type { Transaction } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { listMemberNames, lockFoundCouple } from '#server/features/couples/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { type Clock, INDIA, todayInIndia } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { forEachFound } from '#server/platform/jobs/each-found.ts';
import { listToNotice, markNoticed, type RecurringKey, recurringRows } from './queries.ts';

/**
 * Notifies both of recurring expenses before they are due: at 09:00 in India of the day that they chose, or after a
 * downtime while the due day is still ahead. Each day is announced once, also with several processes.
 */
export async function noticeDue(platform: Platform): Promise<void> {
  const { db, clock, live } = platform;
  const days = { noticeDay: lastNoticeDay(clock), today: todayInIndia(clock) };
  await forEachFound<RecurringKey>({
    find: (after, limit) => listToNotice(db, { ...days, after, limit }),
    work: async (found) => {
      const memberIds = await inTransaction(db, (tx) => noticeOne(tx, platform, found));
      live.announce(memberIds, listStale(['notifications']), null);
    },
    name: 'noticeDue',
  });
}

async function noticeOne(tx: Transaction, platform: Platform, found: RecurringKey): Promise<readonly string[]> {
  const { coupleId, memberIds } = await lockFoundCouple(tx, found.coupleId);
  const row = await recurringRows.find(tx, coupleId, found.id);
  // Without its payer, who may have left meanwhile, the expense does not come.
  if (!row || row.nextOn === null || row.paidBy === null || !memberIds.includes(row.paidBy)) return [];
  const { id: recurringId, nextOn: day, title, amount, paidBy } = row;
  if (!(await markNoticed(tx, coupleId, { recurringId, day }))) return [];
  const names = await listMemberNames(tx, coupleId);
  const payerName = names.find(({ userId }) => userId === paidBy)?.firstName ?? null;
  for (const userId of memberIds)
    await notify(tx, platform, {
      userId,
      kind: 'recurring_due',
      params: {
        recurringId,
        title,
        day,
        amount: row.isVariable ? null : amount,
        payer: row.splitKind === FROM_BOTH ? null : payerName,
      },
      onceKey: `recurring-due:${recurringId}:${day}`,
      subject: { kind: 'recurring', id: recurringId },
    });
  return memberIds;
}

/** Returns the latest day whose notices were due: yesterday before 09:00 in India. */
function lastNoticeDay(clock: Clock): string {
  return clock.now().toZonedDateTimeISO(INDIA).subtract({ hours: NOTICE_HOUR }).toPlainDate().toString();
}
