import { readUser } from '#server/features/accounts/profile-service.ts';
import { readMilestones } from '#server/features/achievements/service.ts';
import { readCurrentCouple } from '#server/features/couples/service.ts';
import { readAllPreferences } from '#server/features/date-preferences/service.ts';
import { readDates } from '#server/features/dates/service.ts';
import { readAllRedemptions } from '#server/features/deals/service.ts';
import { readExpenses } from '#server/features/finances/expense-service.ts';
import { readGoals } from '#server/features/finances/goal-service.ts';
import { readAllOrders } from '#server/features/gift-cards/service.ts';
import { readImportantDates } from '#server/features/important-dates/service.ts';
import { readMemories } from '#server/features/memories/service.ts';
import { readNotes } from '#server/features/notes/service.ts';
import { readAllNotifications } from '#server/features/notifications/service.ts';
import { readAllNudges } from '#server/features/nudges/service.ts';
import { readAllPayments } from '#server/features/payments/service.ts';
import { readSubscriptionStatus } from '#server/features/subscription/premium-service.ts';
import { readEntries } from '#server/features/wallet/service.ts';
import type { MemberContext } from '#server/platform/context.ts';
import type { ExportRow } from './policy.ts';

/** What a list reads for the export, by the name of its files. */
export interface ExportedList {
  name: string;
  read(context: MemberContext): Promise<readonly ExportRow[]>;
}

/** A list that is answered in parts; the export has them all. */
function inParts<Row extends ExportRow>(
  read: (context: MemberContext, part: { cursor: string } | undefined) => Promise<readonly Row[]>,
) {
  return async (context: MemberContext): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    let part: { cursor: string } | undefined;
    do {
      let next: { cursor: string } | undefined;
      const setHeader: MemberContext['setHeader'] = (name, cursor) => {
        if (name === 'x-next-cursor') next = { cursor };
      };
      rows.push(...(await read({ ...context, setHeader }, part)));
      part = next;
    } while (part);
    return rows;
  };
}

/**
 * Every list of the member and their couple, as the API answers it, but whole where a screen shows only the newest. Of notes
 * and important dates the member's own: the partner exports theirs.
 */
export const exportedLists: readonly ExportedList[] = [
  { name: 'dates', read: readDates },
  { name: 'memories', read: (context) => readMemories(context, undefined) },
  { name: 'expenses', read: inParts(readExpenses) },
  { name: 'savings-goals', read: readGoals },
  { name: 'milestones', read: readMilestones },
  {
    name: 'notes',
    read: async (context) => ownOf(context, await readNotes(context, undefined)),
  },
  {
    name: 'important-dates',
    read: async (context) => ownOf(context, await readImportantDates(context)),
  },
  { name: 'nudges', read: readAllNudges },
  { name: 'notifications', read: readAllNotifications },
  { name: 'coins', read: inParts(readEntries) },
  { name: 'gift-card-orders', read: readAllOrders },
  { name: 'deal-redemptions', read: readAllRedemptions },
  { name: 'payments', read: readAllPayments },
  { name: 'date-preferences', read: readAllPreferences },
];

/** The member, their couple and their plan. */
export async function readAccount(context: MemberContext) {
  const [member, couple, subscription] = await Promise.all([
    readUser(context),
    readCurrentCouple(context),
    readSubscriptionStatus(context),
  ]);
  return { member, couple, subscription };
}

function ownOf<Row extends { userId: string }>({ member }: MemberContext, rows: readonly Row[]): Row[] {
  return rows.filter(({ userId }) => userId === member.id);
}
