import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EVENING_TIMES } from '#domain/couples/facts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, registerCouple, registerPerson } from '#tests/support/people.ts';
import { giveMoment } from '#tests/support/photos.ts';
import { startPushService, withPushService } from '#tests/support/push-service.ts';
import { sendEvenings } from './evening-service.ts';

const TODAY = '2026-11-23';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2026-11-23T12:00:00+05:30');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const runAt = async (time: string, day = TODAY) => {
  app.setTime(`${day}T${time}:20+05:30`);
  await app.runScheduled('remind-of-questions');
};
const bell = async ({ api }: Person) => (await api.notifications.list()).map(({ title }) => title);
async function answer({ api }: Person) {
  const { question } = await api.dailyQuestion.get();
  await api.dailyQuestion.answer({ questionId: question.id, text: 'Chai' });
}

async function change(person: Person, body: object): Promise<[number, unknown]> {
  const response = await person.fetch('/api/couple/evening', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return [response.status, await response.json()];
}

test('reminds both of the day’s question at half past eight, with the question', async () => {
  await runAt('20:29');
  expect(await bell(riya)).toEqual([]);
  await runAt('20:30');
  const { question } = await riya.api.dailyQuestion.get();
  for (const { api } of [riya, arjun])
    expect(await api.notifications.list()).toMatchObject([
      { title: 'Your question for this evening', message: question.text, path: '/daily-question', type: 'reminder' },
    ]);
});

test('reminds in the language of each', async () => {
  await arjun.api.accounts.changeLanguage({ language: 'gu' });
  await runAt('20:30');
  const [reminder] = await arjun.api.notifications.list();
  expect(reminder?.title).toBe('આજ સાંજનો સવાલ');
  expect(reminder?.message).toMatch(/\p{Script=Gujarati}/u);
});

test('reminds no member who has answered, and says what the partner has given', async () => {
  await answer(riya);
  await giveMoment(riya, TODAY);
  await runAt('20:30');
  expect(await bell(riya)).toEqual([]);
  expect(await bell(arjun)).toEqual([
    'Riya has answered, and given the moment of the day',
    'Riya has answered today’s question',
  ]);
  const unread = (await arjun.api.notifications.list()).filter(({ isRead }) => !isRead);
  expect(unread).toHaveLength(1);
});

test('names the moment while the reader has not given theirs, and is gone with the answer', async () => {
  await giveMoment(riya, TODAY);
  await runAt('20:30');
  expect(await bell(arjun)).toEqual(['Riya has given the moment of the day']);
  expect(await bell(riya)).toEqual(['Your question for this evening']);
  await riya.api.dailyMoment.withdraw({});
  expect(await bell(arjun)).toEqual(['Your question for this evening']);
  await giveMoment(riya, TODAY);
  await giveMoment(arjun, TODAY);
  expect(await bell(arjun)).toEqual(['Your question for this evening']);
  await answer(arjun);
  expect(await bell(arjun)).toEqual([]);
});

test('has no reminder of its own for a moment', async () => {
  for (const person of [riya, arjun]) await answer(person);
  await giveMoment(riya, TODAY);
  await runAt('20:30');
  expect(await bell(arjun)).toEqual([]);
});

test('comes at the hour that either of the couple has set', async () => {
  expect(await change(arjun, { time: '18:30' })).toEqual([200, { time: '18:30' }]);
  expect(await riya.api.couples.get()).toMatchObject({ eveningTime: '18:30' });
  const [meera] = await registerCouple(app);
  await runAt('18:30');
  expect(await bell(riya)).toHaveLength(1);
  expect(await bell(meera)).toHaveLength(0);
  // A later hour of the same evening does not remind again.
  await change(riya, { time: '22:00' });
  await runAt('22:00');
  expect(await bell(riya)).toHaveLength(1);
});

test.each(['17:30', '22:30', '20:15', '8:30', '', null, 20])('rejects %j as an hour', async (time) => {
  expect(await change(riya, { time })).toMatchObject([
    400,
    { message: 'Please choose a half-hour from 18:00 to 22:00.' },
  ]);
});

test('leaves a couple that paired after its hour until the next evening', async () => {
  await runAt('20:30');
  app.setTime('2026-11-23T20:31:00+05:30');
  const [meera, kabir] = await registerCouple(app);
  await runAt('20:34');
  expect([await bell(meera), await bell(kabir)]).toEqual([[], []]);
  await runAt('20:30', '2026-11-24');
  expect([await bell(meera), await bell(kabir)]).toEqual([
    ['Your question for this evening'],
    ['Your question for this evening'],
  ]);
});

test('takes each half-hour from 18:00 to 22:00, also of a member alone', async () => {
  const alone = await registerPerson(app);
  for (const time of EVENING_TIMES) expect(await change(alone, { time })).toEqual([200, { time }]);
});

test('pushes nothing to a member who has switched off pushes of the question', async () => {
  await withPushService(riya, async ({ received }) => {
    await riya.api.notifications.changePreferences({ push: { dailyQuestion: false } });
    await runAt('20:30');
    expect(received).toEqual([]);
    expect(await bell(riya)).toHaveLength(1);
  });
});

test('sends each evening’s push once, also on two servers and after downtime', async () => {
  const push = await startPushService();
  const second = await createTestApp({ beside: app });
  try {
    await push.subscribe(riya);
    app.setTime('2026-11-23T23:40:00+05:30');
    await Promise.all([app, second].map((server) => server.runScheduled('remind-of-questions')));
    await app.runScheduled('remind-of-questions');
    expect(push.received.map(({ content }) => content.title)).toEqual(['Your question for this evening']);
    app.setTime('2026-11-24T00:10:00+05:30');
    await app.runScheduled('remind-of-questions');
    expect(await bell(riya)).toEqual([]);
    await runAt('20:30', '2026-11-24');
    expect(push.received).toHaveLength(2);
    expect(await bell(riya)).toHaveLength(1);
  } finally {
    push.close();
    await second.close();
  }
});

test('reminds the other couples of an evening if one fails', async () => {
  const { db } = app.database;
  const others = [(await registerCouple(app))[0], (await registerCouple(app))[0]];
  // The couple of Riya comes before the others, because ids ascend.
  await sql`create function fail_for_riya() returns trigger language plpgsql as $$
    begin
      if new.user_id = ${sql.lit(riya.user.id)} then raise exception 'out of order'; end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger fail_for_riya before insert on notifications
    for each row execute function fail_for_riya()`.execute(db);
  try {
    app.setTime('2026-11-23T20:30:20+05:30');
    await expect(sendEvenings(app.platform)).rejects.toThrow('sendEvenings failed for 1');
    for (const other of others) expect(await bell(other)).toHaveLength(1);
    // The round has moved on: the next run does not fail again.
    await sendEvenings(app.platform);
  } finally {
    await sql`drop function fail_for_riya cascade`.execute(db);
  }
  expect(await bell(riya)).toEqual([]);
});
