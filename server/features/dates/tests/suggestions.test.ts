import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

let app: TestApp;
let planner: Person;
let partner: Person;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2027-03-17T12:00:00+05:30');
});
beforeEach(async () => {
  [planner, partner] = await registerCouple(app);
  ({ id } = await planner.api.dates.create({ title: 'Dinner', scheduledDate: '2027-04-10' }));
});
afterAll(() => app.close());

const sunday = { scheduledDate: '2027-04-11', scheduledTime: '20:30' };
const fromTo = 'Dinner: from Saturday, 10 April, 7:00 pm to Sunday, 11 April, 8:30 pm';

async function newestNotice({ api }: Person) {
  const [newest] = await api.notifications.list();
  return { title: newest?.title, message: newest?.message };
}

test('moves nothing on a suggestion, shows it to both, and tells the planner the old and the new time', async () => {
  const suggested = await partner.api.dates.suggest({ id, ...sunday });
  expect(suggested).toMatchObject({
    scheduledDate: '2027-04-10',
    scheduledTime: '19:00',
    startsAt: '2027-04-10T13:30:00.000Z',
    partnerResponse: 'pending',
    suggestion: sunday,
  });
  expect(await planner.api.dates.list()).toEqual([suggested]);
  expect(await newestNotice(planner)).toEqual({ title: 'Arjun suggests another time', message: fromTo });
});

test('moves the date to an accepted time, agreed by both', async () => {
  await partner.api.dates.suggest({ id, ...sunday });
  const moved = await planner.api.dates.acceptSuggestion({ id });
  expect(moved).toMatchObject({
    ...sunday,
    startsAt: '2027-04-11T15:00:00.000Z',
    partnerResponse: 'accepted',
    suggestion: null,
  });
  expect(await partner.api.dates.list()).toEqual([moved]);
  expect(await newestNotice(partner)).toEqual({ title: 'Riya accepted your time', message: fromTo });
  await expect(planner.api.dates.acceptSuggestion({ id })).rejects.toMatchObject({ status: 404 });
});

test('keeps the date and its answer after a declined suggestion, and notifies the partner', async () => {
  await partner.api.dates.respond({ id, status: 'maybe' });
  await partner.api.dates.suggest({ id, ...sunday });
  await planner.api.dates.dropSuggestion({ id });
  expect(await partner.api.dates.list()).toMatchObject([
    { scheduledDate: '2027-04-10', partnerResponse: 'maybe', suggestion: null },
  ]);
  expect(await newestNotice(partner)).toEqual({ title: 'Riya would rather keep the time', message: fromTo });
});

test('keeps the version of a date whose suggestion is dropped', async () => {
  const { updatedAt } = await partner.api.dates.suggest({ id, ...sunday });
  await partner.api.dates.dropSuggestion({ id });
  await expect(partner.api.dates.respond({ id, status: 'accepted', updatedAt })).resolves.toMatchObject({
    partnerResponse: 'accepted',
  });
});

test('lets the partner withdraw it, without a second notification', async () => {
  await partner.api.dates.suggest({ id, ...sunday });
  const asked = async () => (await planner.api.notifications.list()).filter(({ kind }) => kind === 'date_suggested');
  expect(await partner.api.dates.suggest({ id, ...sunday })).toMatchObject({ suggestion: sunday });
  expect(await asked()).toHaveLength(1);
  await partner.api.dates.dropSuggestion({ id });
  expect(await asked()).toEqual([]);
  expect(await planner.api.dates.list()).toMatchObject([{ suggestion: null }]);
  await expect(partner.api.dates.dropSuggestion({ id })).rejects.toMatchObject({
    status: 404,
    code: 'no_suggestion',
  });
});

test('replaces the suggestion by another answer, or a move by either', async () => {
  await partner.api.dates.suggest({ id, ...sunday });
  expect(await partner.api.dates.respond({ id, status: 'accepted' })).toMatchObject({ suggestion: null });
  await partner.api.dates.suggest({ id, ...sunday });
  expect(await planner.api.dates.update({ id, title: 'Thali' })).toMatchObject({ suggestion: sunday });
  expect(await planner.api.dates.update({ id, scheduledTime: '21:00' })).toMatchObject({
    suggestion: null,
    partnerResponse: 'pending',
  });
});

test('allows only the partner to suggest, and only the planner to accept', async () => {
  await expect(planner.api.dates.suggest({ id, ...sunday })).rejects.toMatchObject({
    status: 403,
    code: 'not_the_partner',
  });
  await partner.api.dates.suggest({ id, ...sunday });
  await expect(partner.api.dates.acceptSuggestion({ id })).rejects.toMatchObject({
    status: 403,
    code: 'not_the_planner',
  });
  const [stranger] = await registerCouple(app);
  for (const call of ['suggest', 'acceptSuggestion', 'dropSuggestion'] as const)
    await expect(stranger.api.dates[call]({ id, ...sunday })).rejects.toMatchObject({ status: 404 });
});

test.each([
  [{ scheduledDate: '2027-03-16', scheduledTime: '20:00' }, 'Please suggest a time that is still to come.'],
  [{ scheduledDate: '2027-04-10', scheduledTime: '19:00' }, 'The date is at this time already.'],
  [{ scheduledDate: '2027-04-11', scheduledTime: '19:15' }, 'Please choose a time in half hours from 08:00 to 23:00.'],
  [{ scheduledTime: '19:00' }, 'Please select a date.'],
  [{ scheduledDate: '2027-04-11' }, 'Please select a time.'],
])('rejects suggesting %j: %s', async (body, message) => {
  const response = await partner.fetch(`/api/date-events/${id}/suggestion`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test('rejects a suggestion for a date that cannot be moved or has begun, and the acceptance of a past one', async () => {
  await partner.api.dates.suggest({ id, scheduledDate: '2027-04-09', scheduledTime: '18:00' });
  app.setTime('2027-04-09T18:30:00+05:30');
  for (const { api, user, password } of [planner, partner]) await api.accounts.login({ email: user.email, password });
  await expect(planner.api.dates.acceptSuggestion({ id })).rejects.toMatchObject({
    status: 409,
    message: 'The suggested time has passed.',
  });
  await planner.api.accounts.deleteAccount({ password: planner.password });
  await expect(partner.api.dates.suggest({ id, ...sunday })).rejects.toMatchObject({
    status: 409,
    code: 'no_partner',
  });
  app.setTime('2027-04-10T19:00:00+05:30');
  await expect(partner.api.dates.suggest({ id, ...sunday })).rejects.toMatchObject({
    status: 409,
    code: 'date_begun',
  });
  app.setTime('2027-03-17T12:00:00+05:30');
});

test('lets one of 16 concurrent acceptances and refusals decide', async () => {
  await partner.api.dates.suggest({ id, ...sunday });
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, place) =>
      place % 2 === 0
        ? planner.fetch(`/api/date-events/${id}/suggestion/accept`, { method: 'POST' })
        : planner.fetch(`/api/date-events/${id}/suggestion`, { method: 'DELETE' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200 || status === 204)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(15);
});

test('ends with the pairing, for a date in the trash too', async () => {
  const { id: deleted } = await planner.api.dates.create({ title: 'Lunch', scheduledDate: '2027-04-12' });
  await partner.api.dates.suggest({ id, ...sunday });
  await partner.api.dates.suggest({ id: deleted, ...sunday });
  await planner.api.dates.delete({ id: deleted });
  await partner.api.couples.leave({ password: partner.password });
  await planner.api.dates.restore({ id: deleted });
  expect((await planner.api.dates.list()).map(({ suggestion }) => suggestion)).toEqual([null, null]);
  await expect(planner.api.dates.acceptSuggestion({ id })).rejects.toMatchObject({ status: 404 });
});
