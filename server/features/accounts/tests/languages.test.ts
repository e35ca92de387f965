import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#domain/kernel/languages.ts';
import { fieldsText as english } from '#messages/en/fields.ts';
import { fieldsText as gujaratiFields } from '#messages/gu/fields.ts';
import { accountsMailText as gujaratiMails, couplesMailText as gujaratiCoupleMails } from '#messages/gu/mails.ts';
import { notificationsText as gujarati } from '#messages/gu/notifications.ts';
import { faultsText } from '#messages/hi/faults.ts';
import { notificationsText as hindi } from '#messages/hi/notifications.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let count = 0;

async function register(firstName: string, language: Language) {
  const visitor = createVisitor(app.app, '127.0.0.1', language);
  count += 1;
  const email = `reader-${count}@example.com`;
  const input = {
    firstName,
    lastName: 'Shah',
    email,
    password: `correct horse ${count}`,
    acceptTerms: true,
  } as const;
  return { ...visitor, user: await visitor.api.accounts.register(input) };
}

async function mailTo(address: string) {
  await app.runJobs();
  return app.mails.findLast(({ to }) => to.address === address);
}

test('uses Gujarati in the app and in mails for a member who registers on a Gujarati page', async () => {
  const riya = await register('Riya', 'gu');
  expect(riya.user.language).toBe('gu');
  const mail = await mailTo(riya.user.email);
  expect(mail?.text).toContain(gujaratiMails.verificationLine);
  expect(mail?.html).toContain('<html lang="gu">');
  expect([...riya.cookies].find(([name]) => name.endsWith('jugal_in'))?.[1]).toBe('gu');
});

test('changes the language from any page, everywhere at once', async () => {
  const riya = await register('Riya', 'en');
  expect(await riya.api.accounts.changeLanguage({ language: 'hi' })).toMatchObject({ language: 'hi' });
  expect(await riya.api.accounts.me()).toMatchObject({ language: 'hi' });
  expect([...riya.cookies].find(([name]) => name.endsWith('jugal_in'))?.[1]).toBe('hi');
  const wrong = riya.api.accounts.changePassword({ currentPassword: '', newPassword: 'a new password' });
  await expect(wrong).rejects.toMatchObject({ message: faultsText.accounts.currentPasswordRequired });
  const noLanguage = { language: 'ta' as Language };
  await expect(riya.api.accounts.changeLanguage(noLanguage)).rejects.toMatchObject({ status: 400 });
});

test('words a notification and a mail in the reader’s language, also after it changes', async () => {
  const riya = await register('Riya', 'gu');
  const arjun = await register('Arjun', 'hi');
  await app.database.pool.query('update users set email_verified = true where id = any($1)', [
    [riya.user.id, arjun.user.id],
  ]);
  const couple = await riya.api.couples.create({ name: 'Riya & Arjun' });
  await arjun.api.couples.join({ inviteCode: couple.inviteCode });

  const [joined] = await riya.api.notifications.list();
  expect(joined?.title).toBe(gujarati.partnerJoined('Arjun'));
  await app.runJobs();
  const subjects = app.mails.filter(({ to }) => to.address === riya.user.email).map(({ subject }) => subject);
  expect(subjects).toContain(gujaratiCoupleMails.joinedSubject('Arjun'));

  await riya.api.accounts.changeLanguage({ language: 'hi' });
  const [again] = await riya.api.notifications.list();
  expect(again?.title).toBe(hindi.partnerJoined('Arjun'));
});

test('words an error in the member’s language, and a visitor’s in that of the page', async () => {
  const arjun = await register('Arjun', 'hi');
  const date = { title: '', scheduledDate: '2030-01-01', scheduledTime: '19:00', duration: 60 };
  const answer = await arjun.fetch('/api/date-events', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://jugal.test', 'accept-language': 'gu' },
    body: JSON.stringify(date),
  });
  expect(await answer.json()).toMatchObject({ code: 'invalid', message: faultsText.dates.titleRequired });

  const readError = async (path: string, language: string) => {
    const response = await app.visit().fetch(path, { headers: { 'accept-language': language } });
    return (await response.json()) as { message: string };
  };
  expect(await readError('/api/auth/user', 'gu-IN,gu;q=0.9')).toMatchObject({
    message: gujaratiFields.unauthorized,
  });
  expect(await readError('/api/nowhere', 'gu')).toMatchObject({ message: gujaratiFields.notFound });
  expect(await readError('/api/nowhere', 'de')).toMatchObject({ message: english.notFound });
  // The admin panel is always English.
  const refused = await arjun.fetch('/api/admin/users');
  expect(await refused.json()).toMatchObject({ message: english.notAllowed });
});
