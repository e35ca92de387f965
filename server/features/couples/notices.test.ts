import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeVerified, registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { startPushService } from '#tests/support/push-service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function newest({ api }: Person) {
  const [notification] = await api.notifications.list();
  return notification && { title: notification.title, message: notification.message, path: notification.path };
}

function subjectsTo({ user }: Person): string[] {
  return app.mails.filter(({ to }) => to.address === user.email).map(({ subject }) => subject);
}

test('tells the waiting member that the partner has joined: in the app, by push and by mail', async () => {
  const service = await startPushService();
  const [riya, arjun] = [await registerPerson(app, 'Riya'), await registerPerson(app, 'Arjun')];
  await makeVerified(app, riya);
  await service.subscribe(riya);
  const { inviteCode } = await riya.api.couples.create({ name: 'Us' });
  await arjun.api.couples.join({ inviteCode });
  await app.runJobs();
  service.close();
  expect(await newest(riya)).toEqual({
    title: 'Arjun joined you',
    message: 'From now on you share your dates, memories, expenses and goals.',
    path: '/dashboard',
  });
  expect(service.received.map(({ content }) => content.title)).toEqual(['Arjun joined you']);
  expect(subjectsTo(riya)).toContain('Arjun joined you on Jugal');
  expect(await arjun.api.notifications.list()).toEqual([]);
});

test('tells the remaining member that the partner has left, and what moved along', async () => {
  const [riya, arjun] = await registerCouple(app);
  await makeVerified(app, riya);
  await arjun.api.goals.create({ title: 'Diu', targetAmount: '20000' });
  await arjun.api.couples.leave({ password: arjun.password });
  await app.runJobs();
  expect(await newest(riya)).toMatchObject({
    title: 'Arjun left your couple',
    message: 'What you recorded stays with you; Arjun keeps what they recorded.',
  });
  expect(subjectsTo(riya)).toContain('Arjun left your couple on Jugal');
});

test('sends no such mail to an unverified address', async () => {
  const [riya, arjun] = await registerCouple(app);
  await arjun.api.couples.leave({ password: arjun.password });
  await app.runJobs();
  expect(subjectsTo(riya).filter((subject) => /joined|left/.test(subject))).toEqual([]);
});

test('treats a deleted account like any other member who leaves', async () => {
  const [riya, arjun] = await registerCouple(app);
  await arjun.api.accounts.deleteAccount({ password: arjun.password });
  expect(await newest(riya)).toMatchObject({
    title: 'Arjun left your couple',
    message: 'What the two of you recorded stays with you.',
  });
});

test('names the inviter of an invite code, to a visitor too, and none for an invalid code', async () => {
  const riya = await registerPerson(app, 'Riya');
  const { inviteCode } = await riya.api.couples.create({ name: 'Us' });
  const visitor = app.visit();
  expect(await visitor.api.couples.readInviter({ inviteCode })).toEqual({ firstName: 'Riya' });
  await expect(visitor.api.couples.readInviter({ inviteCode: 'AAAAAAAA' })).rejects.toMatchObject({
    status: 404,
  });
  const arjun = await registerPerson(app, 'Arjun');
  await arjun.api.couples.join({ inviteCode });
  await expect(visitor.api.couples.readInviter({ inviteCode })).rejects.toMatchObject({ status: 404 });
});
