import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEEKDAYS } from '#domain/availability/facts.ts';
import { readNaively } from '#packages/busy-times/tests/naive-reader.ts';
import { type RandomCalendar, randomCalendar } from '#packages/busy-times/tests/random-calendars.ts';
import { writeCalendar } from '#packages/busy-times/tests/write-calendar.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, registerCouple } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const MINUTE_MS = 60_000;
const window = { firstDay: '2026-10-10', minutes: 60 * 1440 };
const first = Date.UTC(2026, 9, 10);
const pairs = fc.sample(fc.tuple(randomCalendar, randomCalendar), { numRuns: 8, seed: 20_261_010 });

test.each(pairs)('finds the minutes in which neither is busy, pair %#', async (one, other) => {
  app.setTime('2026-10-10T00:00:00Z');
  const [riya, arjun] = await registerCouple(app);
  await bring(riya, one);
  await bring(arjun, other);
  const from = Temporal.PlainDate.from('2026-10-11');
  const [start, end] = [from, from.add({ days: 55 })].map(
    (day) => day.toZonedDateTime(one.memberZone).epochMilliseconds,
  );
  const expected = listFree([one, other], start ?? 0, end ?? 0);
  const found = await riya.api.availability.freeTimes({ from: from.toString(), days: 55, minMinutes: 30 });
  expect(found).toEqual(expected.slice(0, 60));
});

/** Makes the member free at all times but those of the calendar. */
async function bring(person: Person, calendar: RandomCalendar): Promise<void> {
  const hours = WEEKDAYS.map((day) => ({ day, from: '00:00', to: '24:00' }));
  await person.api.availability.set({ timezone: calendar.memberZone, hours });
  const text = writeCalendar(calendar, window).replaceAll('riya@jugal.example', person.user.email);
  const file = new File([text], 'random.ics', { type: 'text/calendar' });
  await person.api.busyCalendars.upload({ calendar: file });
}

function listFree(pair: readonly RandomCalendar[], start: number, end: number) {
  const busy = pair.map((calendar) => readNaively(calendar, window));
  const free: { startsAt: string; endsAt: string }[] = [];
  let since: number | null = null;
  for (let instant = start; instant <= end; instant += MINUTE_MS) {
    const minute = (instant - first) / MINUTE_MS;
    const isFree = instant < end && busy.every((minutes) => minutes[minute] === 0);
    if (isFree) since ??= instant;
    else if (since !== null) {
      if (instant - since >= 30 * MINUTE_MS)
        free.push({ startsAt: new Date(since).toISOString(), endsAt: new Date(instant).toISOString() });
      since = null;
    }
  }
  return free;
}
