import { DEFAULT_AVAILABILITY, FREE_TIMES } from '#domain/availability/facts.ts';
import { availabilities } from '#domain/availability/record.ts';
import type { Availability, AvailabilityInput, FreeTime, FreeTimesQuery } from '#domain/availability/schema.ts';
import type { Span } from '#packages/busy-times/spans.ts';
import { touch } from '#server/db/changes/touch.ts';
import type { Database } from '#server/db/database.ts';
import { readBusyTimes, refetchCalendars } from '#server/features/busy-calendars/blocks-service.ts';
import { readTakenTimes } from '#server/features/dates/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { chooseComing, expandHours, intersect, subtract } from './policy.ts';
import { findAvailabilities, saveAvailabilityRow } from './queries.ts';

const defaultAvailability: Availability = {
  timezone: DEFAULT_AVAILABILITY.timezone,
  hours: [...DEFAULT_AVAILABILITY.hours],
};

export async function readAvailability({ db, member }: MemberContext): Promise<Availability> {
  const saved = await findAvailabilities(db, [member.id]);
  return saved.get(member.id) ?? defaultAvailability;
}

export async function saveAvailability(context: MemberContext, input: AvailabilityInput): Promise<Availability> {
  return context.change(
    async (tx) => {
      const before = await findAvailabilities(tx, [context.member.id]);
      const { id } = context.member;
      touch(tx, availabilities, id, id, { before: before.get(id) ?? null, after: input });
      await saveAvailabilityRow(tx, id, input, toIso(context.clock.now()));
      const timeZone = (before.get(id) ?? defaultAvailability).timezone;
      if (timeZone !== input.timezone) await refetchCalendars(tx, context, id);
      return input;
    },
    (tx) => readAvailability({ ...context, db: tx }),
  );
}

/** Returns the members with the time zones of their days. */
export async function readTimeZones(db: Database, memberIds: readonly string[]) {
  const saved = await findAvailabilities(db, memberIds);
  return memberIds.map((id) => ({ id, timezone: (saved.get(id) ?? defaultAvailability).timezone }));
}

/** Returns the member's free hours, a row for each span, for their files. */
export async function readFreeHours(context: MemberContext) {
  const { timezone, hours } = await readAvailability(context);
  return hours.map((span) => ({ ...span, timezone }));
}

/** Returns the times when both partners are free, or the member alone; earliest first. */
export async function readFreeTimes(
  context: MemberContext,
  { from, days, minMinutes }: FreeTimesQuery,
): Promise<FreeTime[]> {
  const { db, member, clock } = context;
  const members = [member.id, ...(member.partnerId ? [member.partnerId] : [])];
  const saved = await findAvailabilities(db, members);
  const timeZone = saved.get(member.id)?.timezone ?? defaultAvailability.timezone;
  const now = clock.now();
  const window = toWindow(timeZone, from ?? now.toZonedDateTimeISO(timeZone).toPlainDate().toString(), days);
  const [whole, ...others] = members.map((id) => expandHours(saved.get(id) ?? defaultAvailability, window));
  const free = others.reduce(intersect, whole ?? []);
  const [planned, busy] = await Promise.all([
    readTakenTimes(context, toIsoWindow(window)),
    readBusyTimes(context, members, toIsoWindow(window)),
  ]);
  const taken = planned.map(({ startsAt, duration }) => {
    const start = Temporal.Instant.from(startsAt).epochMilliseconds;
    return { start, end: start + duration * 60_000 };
  });
  return chooseComing(subtract(free, [...taken, ...busy]), now.epochMilliseconds, minMinutes)
    .slice(0, FREE_TIMES.maxCount)
    .map((span) => {
      const { from: startsAt, to: endsAt } = toIsoWindow(span);
      return { startsAt, endsAt };
    });
}

function toWindow(timeZone: string, from: string, days: number): Span {
  const first = Temporal.PlainDate.from(from);
  return {
    start: first.toZonedDateTime(timeZone).epochMilliseconds,
    end: first.add({ days }).toZonedDateTime(timeZone).epochMilliseconds,
  };
}

function toIsoWindow({ start, end }: Span): { from: string; to: string } {
  const [from, to] = [start, end].map((ms) => toIso(Temporal.Instant.fromEpochMilliseconds(ms)));
  return { from: from ?? '', to: to ?? '' };
}
