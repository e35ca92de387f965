import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  CALENDAR_CA,
  CALENDAR_NAME,
  type CalendarServer,
  startCalendarServer,
  writeBusy,
  writeIcs,
} from '#tests/support/calendar-server.ts';
import { type Person, registerCouple, signInAgain } from '#tests/support/people.ts';
import { fetchDueCalendars } from './fetch-service.ts';

let app: TestApp;
let server: CalendarServer;
let riya: Person;

beforeAll(async () => {
  server = await startCalendarServer();
  app = await createTestApp({
    env: { CALENDAR_HOSTS: server.host },
    outgoing: { ca: CALENDAR_CA, names: { [CALENDAR_NAME]: ['127.0.0.1'] } },
  });
});
beforeEach(async () => {
  app.setTime('2026-11-25T06:30:00Z');
  [riya] = await registerCouple(app);
  await app.runJobs();
});
afterAll(async () => {
  await app.close();
  server.close();
});

const answerWith = (text: string, headers: Record<string, string> = {}, status = 200) => {
  server.answer = (_request, response) => response.writeHead(status, headers).end(text);
};
const busy = (...lines: string[]) => writeBusy('20261125T190000', 'PT4H', ...lines);

async function add(path: string): Promise<void> {
  await riya.api.busyCalendars.create({ name: 'Work', url: `https://${server.host}/${path}` });
  await app.runJobs();
}

async function read() {
  return (await riya.api.busyCalendars.list())[0];
}

async function fetchAfterAnHour(): Promise<void> {
  app.advance({ hours: 1 });
  await signInAgain(riya);
  await fetchDueCalendars(app.platform);
  await app.runJobs();
}

test('says how many events of the last reading were not understood, also after an unchanged one', async () => {
  answerWith(writeIcs(...busy(), ...writeBusy('soon', 'PT1H')), { etag: '"1"' });
  await add('work.ics');
  const partly = { state: 'ok', message: '1 event could not be read' };
  expect(await read()).toMatchObject(partly);
  answerWith('', {}, 304);
  await fetchAfterAnHour();
  expect(await read()).toMatchObject(partly);
  answerWith('', {}, 503);
  await fetchAfterAnHour();
  expect(await read()).toMatchObject({ state: 'failed', message: 'The calendar could not be reached.' });
  answerWith(writeIcs(...busy()));
  await fetchAfterAnHour();
  expect(await read()).toMatchObject({ state: 'ok', message: null });
});

test('frees what the person declined whose address is in that of the calendar', async () => {
  const find = () => riya.api.availability.freeTimes({ days: 1 });
  answerWith(writeIcs(...busy('ATTENDEE;PARTSTAT=DECLINED:mailto:riya@work.example')));
  await add('calendar/ical/riya%40work.example/private-key/basic.ics');
  expect(await find()).toHaveLength(1);
  await add('work.ics');
  expect(await find()).toEqual([]);
});
