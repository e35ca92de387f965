import { z } from 'zod';
import { PAYMENT_ASK_MINUTES } from '#domain/balance/facts.ts';
import { isToCome } from '#domain/recurring/recurrence.ts';
import type { Database } from '#server/db/database.ts';
import { type Clock, INDIA, toIso } from '#server/platform/clock.ts';
import {
  findEvening,
  listDaysToAnswer,
  listDaysToPay,
  listNextDays,
  listOpenItems,
  listSuggestedTimes,
  listUnansweredDates,
  listUnshownSurprises,
  listWaitingDays,
  type Reader,
} from './ask-queries.ts';
import { askOf } from './kind-policy.ts';
import type { Ask } from './kind-shape-policy.ts';

/** A stored notification, with the columns that tell what it asks for. */
export interface StoredAsk {
  id: string;
  kind: string;
  params: unknown;
  subject: string | null;
  onceKey: string | null;
  createdAt: string;
}

interface Asking {
  db: Database;
  reader: Reader;
  now: Temporal.Instant;
}

/**
 * Reads what the notifications that ask for this are about, once for all of them. The returned function gives `null` for
 * a request that has ended, else the parameters that have changed since it was written.
 */
type FindOpen = (asking: Asking, rows: readonly StoredAsk[]) => Promise<(row: StoredAsk) => object | null>;

const unchangedIf = (isOpen: boolean) => (isOpen ? {} : null);

/** Returns the parameters of the first of the keys that is open; `null` without one. */
function openOne(keys: readonly string[], open: ReadonlyMap<string, object>): object | null {
  return keys.flatMap((key) => open.get(key) ?? [])[0] ?? null;
}

const withDay = z.object({ day: z.string() });
const withRecurringDay = z.object({ recurringId: z.string(), day: z.string() });
const withTime = z.object({ to: z.object({ scheduledDate: z.string(), scheduledTime: z.string() }) });
const withFields = z.record(z.string(), z.unknown());
const withEvents = z.object({ events: z.array(z.string()).optional() });

/** For each kind of request, how one that is still open is found. A request that is done, past or gone is not. */
const openAsks: Record<Ask, FindOpen> = {
  async answer({ db, reader, now }, rows) {
    const dates = await listUnansweredDates(db, reader, { ids: rows.flatMap(idsOf), now: toIso(now) });
    const open = new Map(dates.map(({ id, title }) => [id, { dateTitle: title }]));
    return (row) => openOne(idsOf(row), open);
  },
  async time({ db, reader, now }, rows) {
    const dates = await listSuggestedTimes(db, reader, { ids: rows.flatMap(idsOf), now: toIso(now) });
    const open = new Map(
      dates.map(({ id, title, ...time }) => [
        `${id} ${time.scheduledDate} ${time.scheduledTime}`,
        { dateTitle: title },
      ]),
    );
    return (row) => {
      const { to } = withTime.parse(row.params);
      return openOne(
        idsOf(row).map((id) => `${id} ${to.scheduledDate} ${to.scheduledTime}`),
        open,
      );
    };
  },
  async amount({ db, reader }, rows) {
    const days = await listWaitingDays(db, reader, rows.flatMap(idsOf));
    const open = new Map(days.map(({ id, day, title }) => [`${id} ${day}`, { title }]));
    return (row) => {
      const { day } = withDay.parse(row.params);
      return openOne(
        idsOf(row).map((id) => `${id} ${day}`),
        open,
      );
    };
  },
  async due({ db, reader }, rows) {
    const asked = rows.map(({ params }) => withRecurringDay.parse(params));
    const days = (await listDaysToPay(db, reader, asked)).filter((each) => isToCome(each, each.day));
    const open = new Map(days.map(({ id, day, title, amount, payer }) => [`${id} ${day}`, { title, amount, payer }]));
    return (row) => {
      const { recurringId, day } = withRecurringDay.parse(row.params);
      return open.get(`${recurringId} ${day}`) ?? null;
    };
  },
  async room({ db, reader }, rows) {
    const expenses = await listNextDays(db, reader, rows.flatMap(idsOf));
    return (row) => {
      const { day } = withDay.parse(row.params);
      const open = expenses.filter(({ nextOn }) => nextOn !== null && nextOn <= day);
      return openOne(idsOf(row), new Map(open.map(({ id, title }) => [id, { title }])));
    };
  },
  async reveal({ db, reader, now }, rows) {
    const today = now.toZonedDateTimeISO(INDIA).toPlainDate().toString();
    const surprises = await listUnshownSurprises(db, reader, { ids: rows.flatMap(idsOf), today });
    const open = new Map(surprises.map(({ id, title }) => [id, { title }]));
    return (row) => openOne(idsOf(row), open);
  },
  async dailyAnswer({ db, reader, now }, rows) {
    const today = now.toZonedDateTimeISO(INDIA).toPlainDate().toString();
    const open = new Set(await listDaysToAnswer(db, reader, { days: rows.flatMap(dayOfQuestion), today }));
    return (row) => {
      const [day] = dayOfQuestion(row);
      if (day === undefined || !open.has(day)) return null;
      return day === today ? {} : { pastDay: day };
    };
  },
  async evening({ db, reader, now }, rows) {
    const today = now.toZonedDateTimeISO(INDIA).toPlainDate().toString();
    const evening = rows.some((row) => dayOfQuestion(row)[0] === today) ? await findEvening(db, reader, today) : null;
    return (row) => (dayOfQuestion(row)[0] === today ? evening : null);
  },
  // A request that the balance has ended is deleted by that change (`payment-requests.ts`).
  async payment({ now }) {
    const since = toIso(now.subtract({ minutes: PAYMENT_ASK_MINUTES }));
    return ({ createdAt }) => unchangedIf(createdAt > since);
  },
  async item({ db, reader }, rows) {
    const items = await listOpenItems(db, reader, rows.flatMap(idsOf));
    const open = new Map(items.map(({ id, text, title }) => [id, { text, title }]));
    return (row) => {
      const ids = idsOf(row);
      // A notification of several items from before their ids were stored names none.
      if (ids.length === 0) return {};
      const count = new Set(ids.filter((id) => open.has(id))).size;
      return count > 0 ? { ...openOne(ids, open), count } : null;
    };
  },
};

/**
 * Leaves out the notifications that ask their reader for something that is done, past or gone meanwhile, and gives the
 * others the parameters of now: title, amount and payer after an edit, how many items are left, and which day's question
 * it is. This is read with the notifications, so that no change can leave such a request behind.
 */
export async function withoutEndedAsks<Row extends StoredAsk>(
  { db, clock }: { db: Database; clock: Clock },
  { id, coupleId, partnerId }: { id: string; coupleId: string | null; partnerId: string | null },
  rows: readonly Row[],
): Promise<Row[]> {
  const byAsk = Map.groupBy(rows, askOf);
  byAsk.delete(null);
  const now = clock.now();
  const open = new Map<Ask, (row: StoredAsk) => object | null>();
  await Promise.all(
    [...byAsk].map(async ([ask, asking]) => {
      if (ask === null || coupleId === null) return;
      open.set(ask, await openAsks[ask]({ db, reader: { id, coupleId, partnerId }, now }, asking));
    }),
  );
  return rows.flatMap((row) => {
    const ask = askOf(row);
    if (ask === null) return row;
    const changed = open.get(ask)?.(row) ?? null;
    return changed === null ? [] : { ...row, params: { ...withFields.parse(row.params), ...changed } };
  });
}

/** Returns the ids of the records or parts that a notification is about, the last of each subject. */
function idsOf({ subject, params }: StoredAsk): string[] {
  const subjects = subject === null ? (withEvents.parse(params).events ?? []) : [subject];
  return subjects.flatMap((named) => named.split(':').slice(1).at(-1) ?? []);
}

/** Returns the day of the question that the notification's key names. */
function dayOfQuestion({ onceKey }: StoredAsk): string[] {
  return onceKey?.split(':').slice(1, 2) ?? [];
}
