import { BUDGET_PERCENTS } from '#domain/budgets/facts.ts';
import type { Budget } from '#domain/budgets/schema.ts';
import { monthRange } from '#domain/kernel/calendar.ts';
import { toPaise } from '#domain/kernel/money.ts';
import type { Transaction } from '#server/db/database.ts';
import {
  type BudgetAlarm,
  deleteNotices,
  listBudgetAlarms,
  notify,
  replaceNotice,
} from '#server/features/notifications/service.ts';
import { todayInIndia } from '#server/platform/clock.ts';
import type { CoupleId, Platform } from '#server/platform/context.ts';
import { listBudgets, lockBudgets, markTold, type ToldBudget } from './queries.ts';

type Parts = Pick<Platform, 'clock' | 'jobs'> & { member: { id: string; partnerId: string | null } };

/**
 * Makes the alarms of both true after any change of spending or of a budget, in its transaction. An alarm belongs to a
 * budget, a month and a percentage: this month's notifies both once it is reached, and an alarm of any month whose
 * spending has fallen below it is withdrawn, read or not, and comes again when it is true again. No alarm states more
 * than is spent: the difference would betray an expense that its author hides.
 */
export async function updateAlarms(tx: Transaction, parts: Parts, coupleId: CoupleId): Promise<void> {
  const userIds = [parts.member.id, parts.member.partnerId].flatMap((id) => id ?? []);
  // The locked budgets let the later of two concurrent expenses see the sum of both.
  const [told, alarms] = await Promise.all([lockBudgets(tx, coupleId), listBudgetAlarms(tx, userIds)]);
  if (told.length === 0 && alarms.length === 0) return;
  const month = todayInIndia(parts.clock).slice(0, 7);
  const budgets = await listBudgets(tx, coupleId, monthRange(month));
  const current = alarms.filter((alarm) => alarm.month === month);
  for (const budget of budgets) await updateAlarm(tx, parts, coupleId, { budget, month, told, current, userIds });
  await withdraw(
    tx,
    current.filter(({ category }) => !budgets.some((budget) => budget.category === category)),
  );
  const past = Map.groupBy(
    alarms.filter((alarm) => alarm.month < month),
    (alarm) => alarm.month,
  );
  for (const [pastMonth, itsAlarms] of past) {
    const known = await listBudgets(tx, coupleId, monthRange(pastMonth));
    // Alarms of past months stay if their budget is deleted: they may have been true.
    for (const budget of known) {
      const own = itsAlarms.filter(({ category }) => category === budget.category);
      const percent = findReached(budget);
      await withdraw(
        tx,
        own.filter((alarm) => alarm.percent > percent),
      );
      await lower(
        tx,
        own.filter((alarm) => alarm.percent <= percent),
        budget,
      );
    }
  }
}

interface Alarmed {
  budget: Budget;
  month: string;
  told: readonly ToldBudget[];
  /** This month's alarms of both members. */
  current: readonly BudgetAlarm[];
  userIds: readonly string[];
}

async function updateAlarm(
  tx: Transaction,
  parts: Parts,
  coupleId: CoupleId,
  { budget, month, told, current, userIds }: Alarmed,
): Promise<void> {
  const { category, monthlyAmount, spent } = budget;
  const { from } = monthRange(month);
  const before = told.find((each) => each.category === category);
  const toldPercent = before?.toldMonth === from ? before.toldPercent : 0;
  const percent = findReached(budget);
  const params = { category, percent, monthlyAmount, spent };
  if (percent !== toldPercent) await markTold(tx, coupleId, { category, toldMonth: from, toldPercent: percent });
  const own = current.filter((alarm) => alarm.category === category);
  if (percent > toldPercent) {
    for (const userId of userIds) await notify(tx, parts, { userId, kind: 'budget_reached', params });
    return;
  }
  for (const userId of userIds) {
    const above = own.filter((alarm) => alarm.userId === userId && alarm.percent > percent);
    const same = own.find((alarm) => alarm.userId === userId && alarm.percent === percent);
    // The spending has fallen to a lower percentage that was never reported: its alarm takes the place of the higher.
    const [lowered, ...rest] = percent > 0 && !same ? above : [undefined, ...above];
    if (lowered) await replaceNotice(tx, lowered, { kind: 'budget_reached', params });
    await withdraw(
      tx,
      rest.flatMap((alarm) => alarm ?? []),
    );
  }
  await lower(
    tx,
    own.filter((alarm) => alarm.percent <= percent),
    budget,
  );
}

/** Lowers the spending that alarms state to what is spent. */
async function lower(tx: Transaction, alarms: readonly BudgetAlarm[], { category, spent }: Budget): Promise<void> {
  for (const { userId, id, percent, monthlyAmount, spent: stated } of alarms)
    if (toPaise(stated) > toPaise(spent))
      await replaceNotice(
        tx,
        { userId, id },
        { kind: 'budget_reached', params: { category, percent, monthlyAmount, spent } },
      );
}

async function withdraw(tx: Transaction, alarms: readonly BudgetAlarm[]): Promise<void> {
  if (alarms.length > 0) await deleteNotices(tx, alarms);
}

/** Returns the highest notified percentage that a budget has reached, or 0 below the first. */
function findReached({ monthlyAmount, spent }: { monthlyAmount: string; spent: string }): number {
  const [whole, part] = [toPaise(monthlyAmount), toPaise(spent)];
  return BUDGET_PERCENTS.findLast((percent) => part * 100n >= whole * BigInt(percent)) ?? 0;
}
