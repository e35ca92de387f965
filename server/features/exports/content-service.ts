import { readConsent, readUser } from '#server/features/accounts/profile-service.ts';
import { readAchievements } from '#server/features/achievements/service.ts';
import { listOwnSessions } from '#server/features/accounts/session-service.ts';
import { readAllComments } from '#server/features/comments/service.ts';
import { readRequests } from '#server/features/concierge/service.ts';
import { readOwnMessages } from '#server/features/contact/service.ts';
import { readCurrentCouple } from '#server/features/couples/service.ts';
import { readHistory } from '#server/features/daily-question/service.ts';
import { readPreferences } from '#server/features/date-preferences/service.ts';
import { readFreeHours } from '#server/features/availability/service.ts';
import { readBusyCalendars } from '#server/features/busy-calendars/service.ts';
import { readFeedLink } from '#server/features/dates/calendar-service.ts';
import { readAllSeries } from '#server/features/dates/series-service.ts';
import { readDates } from '#server/features/dates/service.ts';
import { readRedemptions } from '#server/features/deals/service.ts';
import { readExpenses } from '#server/features/expenses/service.ts';
import { readBudgets } from '#server/features/budgets/service.ts';
import { readBalance } from '#server/features/balance/service.ts';
import { readImports } from '#server/features/imports/service.ts';
import { readRecurring } from '#server/features/recurring/service.ts';
import { readSettlements } from '#server/features/balance/settlement-service.ts';
import { readAllGoalEntries } from '#server/features/goals/entry-service.ts';
import { readGoals } from '#server/features/goals/service.ts';
import { readOrders } from '#server/features/gift-cards/service.ts';
import { readImportantDates } from '#server/features/important-dates/service.ts';
import { readAllItems } from '#server/features/lists/item-service.ts';
import { readLists } from '#server/features/lists/service.ts';
import { readMemories } from '#server/features/memories/service.ts';
import { readNotes } from '#server/features/notes/service.ts';
import { readNotifications } from '#server/features/notifications/service.ts';
import { readNudges } from '#server/features/nudges/service.ts';
import { readPayments } from '#server/features/payments/service.ts';
import { readSubscriptionStatus } from '#server/features/subscription/premium-service.ts';
import { readEntries } from '#server/features/wallet/service.ts';
import type { ExportedName } from '#domain/registry/records.ts';
import type { MemberContext } from '#server/platform/context.ts';
import type { ExportRow } from './policy.ts';

/** Reads all rows of a list, page by page. */
export type ReadPages = (context: MemberContext) => AsyncIterable<readonly ExportRow[]>;

/** Lists of other things than records. */
type FurtherList =
  | 'coins'
  | 'contact-messages'
  | 'deal-redemptions'
  | 'gift-card-orders'
  | 'notifications'
  | 'payments'
  | 'sessions';

/** Rows per page, of which memory holds one page. The longest rows have 30 kB. */
const PAGE_SIZE = 100;

/**
 * Every list of the member and their couple by the name of its files, as the API returns it, but complete where a
 * screen shows only the newest. Notes and important dates contain only the member's own, because the partner exports theirs.
 */
export const exportedLists: Readonly<Record<ExportedName | FurtherList, ReadPages>> = {
  dates: pagesOf(readDates),
  'repeating-dates': pagesOf(readAllSeries),
  memories: pagesOf(readMemories),
  comments: pagesOf(readAllComments),
  expenses: pagesOf(readExpenses),
  'expense-imports': pagesOf(readImports),
  settlements: pagesOf(readSettlements),
  budgets: whole((context) => readBudgets(context)),
  'recurring-expenses': whole(readRecurring),
  'savings-goals': pagesOf(readGoals),
  'savings-entries': pagesOf(readAllGoalEntries),
  lists: whole(readLists),
  'list-items': pagesOf(readAllItems),
  milestones: whole(readAchievements),
  notes: pagesOf(async (context, part) => filterOwn(context, await readNotes(context, part))),
  'important-dates': pagesOf(async (context, part) => filterOwn(context, await readImportantDates(context, part))),
  'daily-questions': pagesOf(readHistory),
  nudges: pagesOf(readNudges),
  // Without what they are gathered by, which is for the bell.
  notifications: pagesOf(async (context, part) =>
    (await readNotifications(context, part)).map(({ about: _about, ...notification }) => notification),
  ),
  coins: pagesOf(readEntries),
  'gift-card-orders': pagesOf(readOrders),
  'deal-redemptions': pagesOf(readRedemptions),
  payments: pagesOf(readPayments),
  'free-hours': whole(async (context) =>
    (await readFreeHours(context)).map(({ day, from, to, timezone }) => ({ day, from, to, timezone })),
  ),
  'busy-calendars': whole(readBusyCalendars),
  'date-preferences': pagesOf(readPreferences),
  'concierge-requests': pagesOf(readRequests),
  sessions: whole(listOwnSessions),
  'contact-messages': whole(readOwnMessages),
};

/** Returns the member, their couple and plan, their consent, and whether a calendar feed exists. */
export async function readAccount(context: MemberContext) {
  const [member, couple, subscription, consent, feed, { partnerUpiId: _theirs, ...balance }] = await Promise.all([
    readUser(context),
    readCurrentCouple(context),
    readSubscriptionStatus(context),
    readConsent(context),
    readFeedLink(context),
    readBalance(context),
  ]);
  // Without its URL, which would give access to the calendar.
  const calendarFeed = feed && { createdAt: feed.createdAt };
  return { member, couple, subscription, consent, calendarFeed, balance };
}

function filterOwn<Row extends { userId: string }>({ member }: MemberContext, rows: readonly Row[]): Row[] {
  return rows.filter(({ userId }) => userId === member.id);
}

/** Iterates over the pages of a list. The cursor is taken from the header that each page sets. */
function pagesOf<Row extends ExportRow>(
  read: (context: MemberContext, page: { limit: number; cursor?: string }) => Promise<readonly Row[]>,
) {
  return async function* (context: MemberContext): AsyncGenerator<readonly Row[]> {
    let cursor: string | undefined;
    do {
      let next: string | undefined;
      const setHeader: MemberContext['setHeader'] = (name, value) => {
        if (name === 'x-next-cursor') next = value;
      };
      yield await read({ ...context, setHeader }, { limit: PAGE_SIZE, ...(cursor && { cursor }) });
      cursor = next;
    } while (cursor);
  };
}

/** Reads a list at once that its own limits keep short, and hands it on in pieces. */
function whole<Row extends ExportRow>(read: (context: MemberContext) => Promise<readonly Row[]>) {
  return async function* (context: MemberContext): AsyncGenerator<readonly Row[]> {
    const rows = await read(context);
    for (let from = 0; from < rows.length; from += PAGE_SIZE) yield rows.slice(from, from + PAGE_SIZE);
  };
}
