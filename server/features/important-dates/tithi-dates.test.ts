import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { readEnglish } from '#tests/support/english-reader.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { sendReminders } from './reminder-service.ts';

readEnglish();

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2026-10-20T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const kartakSud1 = { month: 1, paksha: 'sud', tithi: 1 } as const;
const bestuVaras = {
  title: 'Bestu Varas at Ba’s',
  date: '2025-10-22',
  category: 'family',
  calendar: 'tithi',
  tithi: kartakSud1,
} as const;
const november = { from: '2026-11-01', to: '2026-11-30' };

async function daysOf({ api }: Person, range = november): Promise<string[]> {
  return (await api.calendar.read(range)).map(({ day }) => day);
}

function choose({ api }: Person, city: 'Ahmedabad' | 'Toronto') {
  return api.panchang.setPreferences({ isOn: true, city, festivals: [] });
}

test('is by its calendar date unless a tithi is chosen', async () => {
  const { calendar: _calendar, tithi: _tithi, ...plain } = bestuVaras;
  expect(await riya.api.importantDates.create(plain)).toMatchObject({
    calendar: 'gregorian',
    tithi: null,
    tithiCity: null,
  });
});

test('recurs on the day with its tithi at sunrise of the author’s city, for both partners', async () => {
  await choose(arjun, 'Toronto');
  const date = await riya.api.importantDates.create(bestuVaras);
  expect(date).toMatchObject({ ...bestuVaras, tithiCity: 'Ahmedabad' });
  expect(await arjun.api.importantDates.list()).toEqual([date]);
  expect(await daysOf(riya)).toEqual(['2026-11-10']);
  expect(await daysOf(arjun)).toEqual(['2026-11-10']);
  expect(await daysOf(riya, { from: '2025-10-01', to: '2025-10-31' })).toEqual(['2025-10-22']);
  expect(await daysOf(riya, { from: '2024-11-01', to: '2024-11-30' })).toEqual([]);
  expect(await daysOf(riya, { from: '2027-10-01', to: '2027-10-31' })).toEqual(['2027-10-30']);
});

test('follows another city of its author', async () => {
  const { id } = await riya.api.importantDates.create(bestuVaras);
  await choose(riya, 'Toronto');
  expect(await arjun.api.importantDates.list()).toMatchObject([{ id, tithiCity: 'Toronto' }]);
  expect(await daysOf(arjun)).toEqual(['2026-11-09']);
  await choose(arjun, 'Ahmedabad');
  expect(await daysOf(arjun)).toEqual(['2026-11-09']);
});

test('rejects a first day without the tithi, with the one that it has', async () => {
  const refusal = { status: 400, code: 'other_tithi' };
  await expect(riya.api.importantDates.create({ ...bestuVaras, date: '2025-10-23' })).rejects.toMatchObject({
    ...refusal,
    message: 'That day is Kartak sud 2. Please choose that tithi or another day.',
  });
  const { id } = await riya.api.importantDates.create(bestuVaras);
  await expect(riya.api.importantDates.update({ id, date: '2025-11-05' })).rejects.toMatchObject({
    ...refusal,
    message: 'That day is Kartak sud Poonam. Please choose that tithi or another day.',
  });
  await expect(
    riya.api.importantDates.update({ id, tithi: { month: 12, paksha: 'vad', tithi: 15 } }),
  ).rejects.toMatchObject(refusal);
  expect(await riya.api.importantDates.list()).toMatchObject([{ date: '2025-10-22', tithi: kartakSud1 }]);
});

test.each([
  [{ calendar: 'tithi', tithi: null }, 'Please choose a tithi'],
  [{ calendar: 'tithi', tithi: { ...kartakSud1, tithi: 16 } }, /Please choose a tithi/],
  [{ calendar: 'tithi', tithi: { ...kartakSud1, month: 13 } }, /Please choose a tithi/],
  [{ calendar: 'tithi', tithi: { ...kartakSud1, paksha: 'shukla' } }, /Please choose a tithi/],
  [{ calendar: 'lunar' }, 'Please choose the date or the tithi'],
])('rejects %j', async (change, message) => {
  const response = await riya.fetch('/api/important-dates', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...bestuVaras, ...change }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(message) });
});

test('accepts the first day of a tithi that no sunrise has, and a day of an adhika month', async () => {
  const kshaya = { ...bestuVaras, date: '2026-03-19', tithi: { month: 6, paksha: 'sud', tithi: 1 } } as const;
  expect(await riya.api.importantDates.create(kshaya)).toMatchObject({ date: '2026-03-19' });
  const adhika = { ...bestuVaras, date: '2023-07-22', tithi: { month: 10, paksha: 'sud', tithi: 4 } } as const;
  await riya.api.importantDates.create(adhika);
  // In the regular Shravan, and in no other month of the same year.
  expect(await daysOf(riya, { from: '2023-07-15', to: '2023-09-10' })).toEqual(['2023-07-22']);
  expect(await daysOf(riya, { from: '2024-08-01', to: '2024-08-31' })).toEqual(['2024-08-08']);
});

test('goes back to its calendar date, and to the tithi again by either partner', async () => {
  const { id } = await riya.api.importantDates.create(bestuVaras);
  await choose(arjun, 'Toronto');
  expect(await arjun.api.importantDates.update({ id, calendar: 'gregorian' })).toMatchObject({
    calendar: 'gregorian',
    tithi: null,
    tithiCity: null,
  });
  expect(await daysOf(riya)).toEqual([]);
  expect(await daysOf(riya, { from: '2026-10-01', to: '2026-10-31' })).toEqual(['2026-10-22']);
  expect(await arjun.api.importantDates.update({ id, calendar: 'tithi', tithi: kartakSud1 })).toMatchObject({
    calendar: 'tithi',
    tithi: kartakSud1,
    tithiCity: 'Ahmedabad',
  });
});

test('reminds both before the day of the tithi', async () => {
  await riya.api.importantDates.create({ ...bestuVaras, reminderDays: 7 });
  app.setTime('2026-11-03T03:29:00Z');
  await sendReminders(app.platform);
  expect(await arjun.api.notifications.list()).not.toMatchObject([{ kind: 'important_date' }]);
  app.setTime('2026-11-03T03:30:00Z');
  await sendReminders(app.platform);
  for (const person of [riya, arjun]) {
    const [notification] = await person.api.notifications.list();
    expect(notification).toMatchObject({ kind: 'important_date', title: bestuVaras.title });
    expect(notification?.message).toContain('In 7 days, Tuesday, 10 November');
  }
});

test('moves the reminder with the city', async () => {
  await riya.api.importantDates.create({ ...bestuVaras, reminderDays: 1 });
  await choose(riya, 'Toronto');
  app.setTime('2026-11-08T03:30:00Z');
  await sendReminders(app.platform);
  const [notification] = await arjun.api.notifications.list();
  expect(notification?.message).toContain('Tomorrow, Monday, 9 November');
});

test('follows the city after it was restored', async () => {
  const { id } = await riya.api.importantDates.create(bestuVaras);
  await riya.api.importantDates.delete({ id });
  await choose(riya, 'Toronto');
  expect(await riya.api.importantDates.restore({ id })).toMatchObject({ tithiCity: 'Toronto', tithi: kartakSud1 });
  expect(await daysOf(riya)).toEqual(['2026-11-09']);
});

test('is in the feed for 400 days, as whole days that leave the time free', async () => {
  const secret = await riya.api.importantDates.create({ ...bestuVaras, title: 'A secret', isShared: false });
  await riya.api.importantDates.create({ ...bestuVaras, title: 'By date', calendar: 'gregorian', tithi: null });
  const shared = await riya.api.importantDates.create(bestuVaras);
  const read = async (person: Person) => {
    const path = new URL((await person.api.dates.createFeed()).url).pathname;
    const response = await app.visit().fetch(path);
    return { etag: response.headers.get('etag'), text: await response.text() };
  };
  const { text } = await read(riya);
  expect(text).toContain(`UID:${shared.id}-2026-11-10@jugal\r\n`);
  expect(text).toContain('DTSTART;VALUE=DATE:20261110\r\n');
  expect(text).toContain('TRANSP:TRANSPARENT\r\n');
  expect(text).toContain(`UID:${secret.id}-2027-10-30@jugal\r\n`);
  expect(text).not.toContain('By date');
  const before = await read(arjun);
  expect(before.text).not.toContain('A secret');
  await choose(riya, 'Toronto');
  const after = await read(arjun);
  expect(after.etag).not.toBe(before.etag);
  expect(after.text).toContain('DTSTART;VALUE=DATE:20261109\r\n');
});

test('is by the city that its author has at last, whatever else arrives at once', async () => {
  const { id } = await riya.api.importantDates.create(bestuVaras);
  for (const last of ['Toronto', 'Ahmedabad', 'Toronto'] as const) {
    const calls = [
      choose(riya, 'Ahmedabad'),
      choose(riya, last),
      arjun.api.importantDates.update({ id, calendar: 'gregorian' }),
      riya.api.importantDates.create(bestuVaras),
      choose(riya, 'Toronto'),
      arjun.api.importantDates.update({ id, ...bestuVaras }),
    ];
    // In Toronto the tithi is on another day, so that a call may be refused.
    await Promise.allSettled(calls);
    const { city } = await riya.api.panchang.getPreferences();
    const byTithi = (await arjun.api.importantDates.list()).filter(({ calendar }) => calendar === 'tithi');
    expect(byTithi.filter(({ tithiCity }) => tithiCity !== city)).toEqual([]);
  }
});
