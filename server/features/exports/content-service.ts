import { DEFAULT_PANCHANG } from '#domain/panchang/public-form.ts';
import type { ExportedName } from '#domain/registry/records.ts';
import { readConsent, readUser } from '#server/features/accounts/profile-service.ts';
import { listOwnSessions } from '#server/features/accounts/session-service.ts';
import { readFreeHours } from '#server/features/availability/service.ts';
import { readBalance } from '#server/features/balance/service.ts';
import { readSettlements } from '#server/features/balance/settlement-service.ts';
import { readBusyCalendars } from '#server/features/busy-calendars/service.ts';
import { readAllComments } from '#server/features/comments/service.ts';
import { readRequests } from '#server/features/concierge/service.ts';
import { readOwnMessages } from '#server/features/contact/service.ts';
import { readCurrentCouple } from '#server/features/couples/service.ts';
import { readAllMoments } from '#server/features/daily-moment/service.ts';
import { readHistory } from '#server/features/daily-question/service.ts';
import { readPreferences } from '#server/features/date-preferences/service.ts';
import { readFeedLink } from '#server/features/dates/calendar-service.ts';
import { readAllSeries } from '#server/features/dates/series-service.ts';
import { readRedemptions } from '#server/features/deals/service.ts';
import { readFromPartner } from '#server/features/from-partner/service.ts';
import { readOrders } from '#server/features/gift-cards/service.ts';
import { readAllGoalEntries } from '#server/features/goals/entry-service.ts';
import { readImportantDates } from '#server/features/important-dates/service.ts';
import { readAllItems } from '#server/features/lists/item-service.ts';
import { readNotes } from '#server/features/notes/service.ts';
import { readNotifications } from '#server/features/notifications/service.ts';
import { readNudges } from '#server/features/nudges/service.ts';
import { readPreferences as readPanchangPreferences } from '#server/features/panchang/service.ts';
import { readPayments } from '#server/features/payments/service.ts';
import { readSubscriptionStatus } from '#server/features/subscription/premium-service.ts';
import { readEntries } from '#server/features/wallet/service.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { type ApiLists, type ListedName, listRecords, pagesOf, type ReadPages } from './record-lists-service.ts';

/** Lists of other things than records. */
type FurtherList =
  | 'coins'
  | 'contact-messages'
  | 'deal-redemptions'
  | 'gift-card-orders'
  | 'notifications'
  | 'payments'
  | 'sessions';

/**
 * Lists by the names of their files that no call of the API returns as the export has them. Notes and important dates
 * contain only the member's own, because the partner exports theirs.
 */
const furtherLists: Readonly<Record<Exclude<ExportedName, ListedName> | FurtherList, ReadPages>> = {
  'repeating-dates': pagesOf(readAllSeries),
  comments: pagesOf(readAllComments),
  settlements: pagesOf(readSettlements),
  'savings-entries': pagesOf(readAllGoalEntries),
  'list-items': pagesOf(readAllItems),
  notes: pagesOf(async (context, part) => filterOwn(context, await readNotes(context, part))),
  'important-dates': pagesOf(async (context, part) => filterOwn(context, await readImportantDates(context, part))),
  'daily-questions': pagesOf(readHistory),
  'daily-moments': pagesOf(async (context) =>
    (await readAllMoments(context)).map(({ day, mine, partner, memoryId }) => ({
      day,
      myPhoto: mine?.imageUrl ?? null,
      myPhotoAt: mine?.at ?? null,
      partnersPhoto: partner.imageUrl,
      partnersPhotoAt: partner.at,
      memoryId,
    })),
  ),
  nudges: pagesOf(readNudges),
  // Without what they are gathered by, which is for the bell.
  notifications: pagesOf(async (context, part) =>
    (await readNotifications(context, part)).map(({ about: _about, ...notification }) => notification),
  ),
  coins: pagesOf(readEntries),
  'gift-card-orders': pagesOf(readOrders),
  'deal-redemptions': pagesOf(readRedemptions),
  payments: pagesOf(readPayments),
  'free-hours': pagesOf(async (context) =>
    (await readFreeHours(context)).map(({ day, from, to, timezone }) => ({ day, from, to, timezone })),
  ),
  'panchang-preferences': pagesOf(async (context) => {
    const { isOn, city, festivals } = await readPanchangPreferences(context);
    return isOn || festivals.length > 0 || city !== DEFAULT_PANCHANG.city ? [{ isOn, city, festivals }] : [];
  }),
  'busy-calendars': pagesOf(readBusyCalendars),
  'date-preferences': pagesOf(readPreferences),
  'concierge-requests': pagesOf(readRequests),
  sessions: pagesOf(listOwnSessions),
  'contact-messages': pagesOf(readOwnMessages),
};

/**
 * Returns every list of the member and their couple by the name of its files, as the API returns it, but complete where
 * a screen shows only the newest.
 */
export function listExported(apiLists: ApiLists): Readonly<Record<string, ReadPages>> {
  return { ...listRecords(apiLists), ...furtherLists };
}

/**
 * Returns the member, their couple and plan, their consent, whether a calendar feed exists, and how far they have seen
 * what came from the partner.
 */
export async function readAccount(context: MemberContext) {
  const [member, couple, subscription, consent, feed, { partnerUpiId: _theirs, ...balance }, fromPartner] =
    await Promise.all([
      readUser(context),
      readCurrentCouple(context),
      readSubscriptionStatus(context),
      readConsent(context),
      readFeedLink(context),
      readBalance(context),
      readFromPartner(context),
    ]);
  // Without its URL, which would give access to the calendar.
  const calendarFeed = feed && { createdAt: feed.createdAt };
  return { member, couple, subscription, consent, calendarFeed, balance, fromPartner };
}

function filterOwn<Row extends { userId: string }>({ member }: MemberContext, rows: readonly Row[]): Row[] {
  return rows.filter(({ userId }) => userId === member.id);
}
