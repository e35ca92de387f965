import { randomUUIDv7 } from 'node:crypto';
import { nightId } from '#domain/dates/festival-nights.ts';
import { toStartsAt } from '#domain/dates/rules.ts';
import type { DateEvent, DateEventInput } from '#domain/dates/schema.ts';
import type { Transaction } from '#server/db/database.ts';
import { consumeQuota } from '#server/features/subscription/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';
import { notifyPartner } from './notice-service.ts';
import { insertDate } from './queries.ts';
import { listSeriesDays } from './series-policy.ts';
import { planSeries, type PlannedSeries, saveSeries } from './series-service.ts';

/** A date to plan, and the series whose first one it is. */
interface Plan {
  plan: Omit<DateEventInput, 'repeat'>;
  planned: PlannedSeries | null;
}

/** Inserts a planned date with the others of its series. The partner hears of them once, and they count once. */
export async function insertPlanned(
  tx: Transaction,
  context: MemberContext,
  coupleId: CoupleId,
  { plan, planned }: Plan,
): Promise<DateEvent> {
  const nowIso = toIso(context.clock.now());
  const days = planned?.days ?? [plan.scheduledDate];
  const owner = { ...context.member, coupleId };
  const room = await context.storageLimits.makeRoom(tx, 'dateEvents', owner, days.length);
  const seriesRoom = planned && (await context.storageLimits.makeRoom(tx, 'dateSeries', owner));
  const id = plan.id ?? randomUUIDv7();
  const quota = consumeQuota(tx, context, 'date_events');
  const date = insertDate(tx, coupleId, room, {
    ...plan,
    id,
    userId: context.member.id,
    startsAt: toStartsAt(plan),
    seriesId: planned?.series.id ?? null,
    seriesDay: planned ? plan.scheduledDate : null,
    ownFields: [],
    partnerResponse: 'pending',
    createdAt: nowIso,
    updatedAt: nowIso,
  });
  const rooms = seriesRoom && { dates: room, series: seriesRoom };
  const later = planned && rooms && saveSeries(tx, coupleId, rooms, { ...planned, nowIso });
  const notice = notifyPartner(tx, context, 'planned', { id, title: plan.title });
  // Pipelined: one round trip for all (decision 0009). An exceeded quota rolls all of them back.
  return (await Promise.all([date, quota, notice, later]))[0];
}

/**
 * Returns the series of consecutive evenings from the date's day to a last one, all of which are made at once, by ids that
 * follow from that of the date.
 */
export function planEvenings(
  date: Omit<DateEventInput, 'repeat'>,
  { last, userId, nowIso }: { last: string; userId: string; nowIso: string },
): PlannedSeries {
  const repeat = { every: 'day', interval: 1, on: 'day', until: last } as const;
  const { series } = planSeries({ ...date, repeat }, userId, nowIso);
  const days = listSeriesDays(series, date.scheduledDate, last);
  const { id } = date;
  return {
    series: { ...series, madeUntil: series.madeUntil < last ? last : series.madeUntil },
    days,
    ...(id !== undefined && { ids: days.map((_day, place) => nightId(id, place)) }),
  };
}
