import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsText as gujaratiFaults } from '#messages/gu/faults.ts';
import { fieldsText as gujaratiFields } from '#messages/gu/fields.ts';
import { couplesMailText as gujaratiMails } from '#messages/gu/mails.ts';
import { notificationsText as gujarati } from '#messages/gu/notifications.ts';
import { accountsText as hindiAccounts } from '#messages/hi/accounts.ts';
import { faultsText as hindiFaults } from '#messages/hi/faults.ts';
import { accountsMailText as hindiAccountMails } from '#messages/hi/mails.ts';
import { notificationsText as hindi } from '#messages/hi/notifications.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { makePremium, makeVerified, type Person, registerPerson } from '#tests/support/people.ts';
import { makePhoto, uploadPhoto } from '#tests/support/photos.ts';
import { type PushService, startPushService } from '#tests/support/push-service.ts';

let app: TestApp;
let riyasPhone: PushService;
let arjunsPhone: PushService;
beforeAll(async () => {
  app = await createTestApp();
  [riyasPhone, arjunsPhone] = await Promise.all([startPushService(), startPushService()]);
});
afterAll(async () => {
  riyasPhone.close();
  arjunsPhone.close();
  await app.close();
});

/** Returns the member's new notification, push messages and mail subjects since the last call. */
async function news({ api, user }: Person, phone?: PushService) {
  await app.runJobs();
  const [notice] = await api.notifications.list();
  const mails = app.mails.splice(0).filter(({ to }) => to.address === user.email);
  const pushes = phone?.received.splice(0) ?? [];
  return {
    notice: notice?.title,
    pushes: pushes.map(({ content }) => content.title),
    mails: mails.map(({ subject }) => subject),
  };
}

test('tells each partner in their own language when one reads Gujarati and the other Hindi', async () => {
  const riya = await registerPerson(app, 'Riya');
  await riya.api.accounts.changeLanguage({ language: 'gu' });
  await Promise.all([makeVerified(app, riya), makePremium(app, riya)]);
  await riyasPhone.subscribe(riya);
  const { inviteCode } = await riya.api.couples.create({ name: 'Riya & Arjun' });

  // The invitee has chosen no language yet, so the inviter's is used.
  const address = 'arjun.of.riya@example.com';
  await riya.api.couples.invitePartner({ email: address, name: 'Arjun', inviteCode });
  await app.runJobs();
  const invitation = app.mails.splice(0).find(({ to }) => to.address === address);
  expect(invitation?.subject).toBe(gujaratiMails.subject('Riya'));
  expect(invitation?.text).toContain(gujaratiMails.codeLine);
  expect(invitation?.html).toContain('lang="gu"');

  // Arjun registers from a Hindi page and gets his code in Hindi.
  const visitor = app.visit();
  const registered = await visitor.fetch('/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'hi' },
    body: JSON.stringify({
      firstName: 'Arjun',
      lastName: 'Patel',
      email: address,
      password: 'kites over the old city',
      acceptTerms: true,
    }),
  });
  expect(registered.status).toBe(201);
  const user = await visitor.api.accounts.me();
  expect(user.language).toBe('hi');
  const arjun: Person = { ...visitor, user, password: 'kites over the old city' };
  expect((await news(arjun)).mails).toEqual([
    expect.stringMatching(`^${hindiAccountMails.verificationSubject(String.raw`\d{6}`)}$`),
  ]);
  await makePremium(app, arjun);
  await arjunsPhone.subscribe(arjun);

  await arjun.api.couples.join({ inviteCode });
  expect(await news(riya, riyasPhone)).toEqual({
    notice: gujarati.partnerJoined('Arjun'),
    pushes: [gujarati.partnerJoined('Arjun')],
    mails: [gujaratiMails.joinedSubject('Arjun')],
  });

  const date = { scheduledDate: dayAhead(20), scheduledTime: '19:30', category: 'dancing' } as const;
  const { id } = await riya.api.dates.create({ title: 'Garba', ...date });
  const planned = hindi.datePlanned('Riya');
  expect(await news(arjun, arjunsPhone)).toEqual({ notice: planned, pushes: [planned], mails: [] });

  await arjun.api.dates.respond({ id, status: 'accepted' });
  const accepted = gujarati.dateAnswered.accepted('Arjun');
  expect(await news(riya, riyasPhone)).toEqual({ notice: accepted, pushes: [accepted], mails: [] });

  await riya.api.dates.update({ id, scheduledTime: '21:00' });
  const changed = hindi.dateChanged('Riya');
  expect(await news(arjun, arjunsPhone)).toEqual({ notice: changed, pushes: [changed], mails: [] });
  expect((await arjun.api.notifications.list())[0]?.message).toMatch(/शाम 7:30.*रात 9:00/);

  await arjun.api.nudges.send({ message: 'Chai?' });
  const nudged = gujarati.nudgeTitle('Arjun');
  expect(await news(riya, riyasPhone)).toEqual({ notice: nudged, pushes: [nudged], mails: [] });

  // Rejections are in the caller's language.
  const { imageUrl } = await uploadPhoto(arjun, await makePhoto(300, 200));
  await arjun.api.memories.create({ title: 'Garba', memoryDate: dayAhead(-3), imageUrl });
  await expect(arjun.api.memories.create({ title: '', memoryDate: dayAhead(-3) })).rejects.toMatchObject({
    status: 400,
    message: hindiFaults.memories.titleRequired,
  });
  await riya.api.expenses.create({ title: 'Chai', amount: '40.00', category: 'food' });
  await expect(riya.api.expenses.create({ title: '', amount: '40.00', category: 'food' })).rejects.toMatchObject({
    status: 400,
    message: gujaratiFaults.money.fieldsRequired,
  });
  await expect(arjun.api.accounts.login({ email: address, password: 'not this one at all' })).rejects.toMatchObject({
    message: hindiAccounts.invalidLogin,
  });

  // After a language change, earlier notifications appear in the new language.
  await riya.api.accounts.changeLanguage({ language: 'hi' });
  expect((await riya.api.notifications.list()).map(({ title }) => title)).toContain(
    hindi.dateAnswered.accepted('Arjun'),
  );
});

test('refuses a call in the member’s language, also one that no handler answers', async () => {
  const riya = await registerPerson(app, 'Riya');
  await riya.api.accounts.changeLanguage({ language: 'gu' });
  const messageOf = async (path: string, headers: Record<string, string> = {}) => {
    const response = await riya.fetch(path, { headers });
    return ((await response.json()) as { message: string }).message;
  };
  expect(await messageOf('/api/nosuch')).toBe(gujaratiFields.notFound);
  expect(await messageOf('/api/nosuch', { 'accept-language': 'en' })).toBe(gujaratiFields.notFound);
});
