import { afterAll, beforeAll, expect, test } from 'vitest';
import { nightId, nightsInRow } from '#domain/dates/festival-nights.ts';
import type { DateEvent } from '#domain/dates/schema.ts';
import { PANCHANG_PLACES } from '#domain/panchang/cities.ts';
import { festivalInYear } from '#packages/panchang/festivals.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, registerCouple } from '#tests/support/people.ts';
import { openBrowser, type Tab } from './browser/browser.ts';

const ID = '0192f0c0-0000-7000-8000-00000000f001';
const nights = nightsInRow(festivalInYear('navratri', 2030, PANCHANG_PLACES.Ahmedabad).map(({ day }) => day));

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());

async function open(riya: Person) {
  const couple = await riya.api.couples.current();
  if (!couple) throw new Error('The two have joined');
  const browser = openBrowser(riya, couple);
  const tab = await browser.openTab();
  await browser.activity.rest();
  browser.setOnline(false);
  return { browser, tab };
}

/** Plans the nights as the day's sheet does. */
function plan({ page }: Tab): Promise<unknown> {
  const fields = { title: 'Navratri', scheduledTime: '19:00', timezone: 'Asia/Kolkata', category: 'dancing' };
  page.guessRecords(
    ID,
    nights.map((scheduledDate, place) => ({ ...fields, id: nightId(ID, place), scheduledDate })),
  );
  return page.client.dates.planFestival({ id: ID, key: 'navratri', year: 2030, time: '19:00' });
}

const shownBy = ({ page }: Tab) => page.read('datesRead', null) as DateEvent[];

test('shows the nights without a network, also after a reload, and sends them once with what was changed', async () => {
  const [riya, arjun] = await registerCouple(app);
  const { browser, tab } = await open(riya);
  await plan(tab);
  await tab.page.client.dates.update({ id: nightId(ID, 2), location: 'GMDC ground' });
  await tab.page.client.dates.delete({ id: nightId(ID, 1) });
  await browser.activity.rest();
  const expected = nights.filter((_night, place) => place !== 1);
  expect(shownBy(tab).map(({ scheduledDate }) => scheduledDate)).toEqual(expected);
  tab.kill();
  const reopened = await browser.openTab();
  await browser.activity.rest();
  const waiting = shownBy(reopened);
  expect(waiting.map(({ scheduledDate }) => scheduledDate)).toEqual(expected);
  expect(waiting[1]).toMatchObject({ id: nightId(ID, 2), location: 'GMDC ground' });
  browser.setOnline(true);
  await reopened.page.send();
  await browser.activity.rest();
  reopened.page.pullSoon();
  await browser.activity.rest();
  expect(reopened.page.pending()).toEqual([]);
  const made = await arjun.api.dates.list();
  expect(
    made.map(({ id, scheduledDate, startsAt, location, title, category }) => ({
      id,
      scheduledDate,
      startsAt,
      location,
      title,
      category,
    })),
  ).toEqual(
    waiting.map(({ id, scheduledDate, startsAt, location, title, category }) => ({
      id,
      scheduledDate,
      startsAt,
      location,
      title,
      category,
    })),
  );
  expect(shownBy(reopened)).toEqual(made);
  expect((await arjun.api.notifications.list()).filter(({ kind }) => kind === 'date_planned')).toHaveLength(1);
  reopened.kill();
});

test('takes the nights out again when the server refuses them', async () => {
  const [riya] = await registerCouple(app);
  const { browser, tab } = await open(riya);
  await plan(tab);
  await browser.activity.rest();
  expect(shownBy(tab)).toHaveLength(nights.length);
  await app.database.pool.query(`update settings set value = '3' where key = 'max_date_events'`);
  app.advance({ minutes: 2 });
  browser.setOnline(true);
  await tab.page.send();
  await browser.activity.rest();
  expect(tab.page.pending()).toMatchObject([{ state: 'refused', call: 'dates.planFestival' }]);
  expect(shownBy(tab)).toEqual([]);
  expect(await riya.api.dates.list()).toEqual([]);
  const [refused] = tab.page.pending();
  if (refused) await tab.page.decide(refused, 'drop');
  expect(tab.page.pending()).toEqual([]);
  tab.kill();
});
