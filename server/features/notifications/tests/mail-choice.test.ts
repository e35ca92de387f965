import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { changeUser, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
beforeAll(async () => {
  app = await createTestApp();
  riya = await registerPerson(app);
  await changeUser(app, riya.user.id, { emailVerified: true });
});
afterAll(() => app.close());

async function inviteAndReadMail(email: string) {
  await riya.api.couples.invitePartner({ name: 'Arjun', email });
  await app.runJobs();
  return app.mails.findLast(({ to }) => to.address === email);
}

/** Posts like a mail program: a plain form without an origin or a session. */
async function pressOneClick(url: string | undefined) {
  const path = new URL(url ?? '').pathname;
  const response = await app.visit().fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  return response.status;
}

test('unsubscribes an address by one click, of a stranger too', async () => {
  const mail = await inviteAndReadMail('arjun@example.com');
  expect(mail?.text).toContain('http://jugal.test/unsubscribe?token=');
  expect(mail?.html).toContain('http://jugal.test/unsubscribe?token=');
  expect(mail?.unsubscribeUrl).not.toContain('arjun');
  expect(await pressOneClick(mail?.unsubscribeUrl)).toBe(200);
  expect(await pressOneClick(mail?.unsubscribeUrl)).toBe(200);
  await expect(riya.api.couples.invitePartner({ name: 'Arjun', email: 'Arjun@example.com' })).rejects.toMatchObject({
    status: 409,
    code: 'takes_no_mails',
    message: 'We cannot email invitations to this address. Send your code yourself.',
  });
});

test('redirects a visitor who opens the one-click URL to the page, and changes nothing', async () => {
  const address = `${'long-name.'.repeat(6)}x@${'example.'.repeat(20)}com`;
  const mail = await inviteAndReadMail(address);
  const path = new URL(mail?.unsubscribeUrl ?? '').pathname;
  const opened = await app.visit().fetch(path, { headers: { 'accept-language': 'gu' } });
  const token = path.split('/').at(-1);
  expect([opened.status, opened.headers.get('location')]).toEqual([302, `/gu/unsubscribe?token=${token}`]);
  expect((await inviteAndReadMail(address))?.to.address).toBe(address);
  expect(await pressOneClick(mail?.unsubscribeUrl)).toBe(200);
});

test('sends account mails to a registered member with an unsubscribed address, who may subscribe again', async () => {
  const mail = await inviteAndReadMail('meera@example.com');
  await pressOneClick(mail?.unsubscribeUrl);
  const meera = app.visit();
  const password = 'correct horse battery';
  await meera.api.accounts.register({
    firstName: 'Meera',
    lastName: 'Shah',
    email: 'meera@example.com',
    password,
    acceptTerms: true,
  });
  await app.runJobs();
  const codeMail = app.mails.findLast(({ to }) => to.address === 'meera@example.com');
  expect(codeMail?.subject).not.toBe(mail?.subject);
  expect(codeMail?.unsubscribeUrl).toBeUndefined();
  expect(await meera.api.notifications.preferences()).toMatchObject({ takesMails: false });
  await meera.api.notifications.changePreferences({ takesMails: true });
  expect(await meera.api.notifications.preferences()).toMatchObject({ takesMails: true });
});

test('changes nothing for a forged link, and says so', async () => {
  const response = await app.visit().fetch('/api/mail-unsubscribe/AAAA', { method: 'POST' });
  expect([response.status, await response.json()]).toMatchObject([
    404,
    { code: 'not_found', message: 'This link is not one of ours, or it is cut off' },
  ]);
});

test('accepts a plain form in no other call', async () => {
  const response = await app.visit().fetch('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'name=Riya',
  });
  expect(response.status).toBe(415);
});
