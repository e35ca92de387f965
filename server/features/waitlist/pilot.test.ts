import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';
import { deleteEntryRow } from './admin-queries.ts';
import { PILOT_LINK_DAYS } from './policy.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

let count = 0;
async function approve(city: 'Surat' | 'Mumbai' = 'Surat') {
  count += 1;
  const email = `pilot-${count}@example.com`;
  const couple = { partner1Name: 'Hetal', partner2Name: 'Jay', email, phone: '9876543210', city } as const;
  const { id } = await app.visit().api.waitlist.join(couple);
  await admin.api.admin.waitlist.update({ id, status: 'approved' });
  await app.runJobs();
  const link = /\/register\?pilot=([\w-]+)/;
  const mail = app.mails.find(({ to, text }) => to.address === email && link.test(text));
  return { id, mail, token: link.exec(mail?.text ?? '')?.[1] ?? '' };
}

test('mails a link to an approved pilot couple, and grants premium for a year on registration by it', async () => {
  const { mail, token } = await approve();
  expect(mail?.subject).toBe('Your place in the Jugal pilot');
  expect(mail?.unsubscribeUrl).toMatch(/\/api\/mail-unsubscribe\//);
  expect(mail?.text).toContain('Premium is free for both of you for a year');
  const hetal = await registerPerson(app, 'Hetal');
  const { isPremium, subscription } = await hetal.api.waitlist.redeemPilotLink({ token });
  const { currentPeriodStart = '', currentPeriodEnd = '' } = subscription ?? {};
  expect(isPremium).toBe(true);
  const days = Temporal.Instant.from(currentPeriodStart).until(currentPeriodEnd).total('hours') / 24;
  expect(days).toBe(365);
  expect(await hetal.api.accounts.me()).toMatchObject({ isPremium: true });
});

test('sends no link to an approved couple of another city, or to a contacted one', async () => {
  expect((await approve('Mumbai')).token).toBe('');
  const { id, email } = await app.visit().api.waitlist.join({
    partner1Name: 'Kavya',
    partner2Name: 'Dev',
    email: 'contacted@example.com',
    phone: '9876543210',
    city: 'Surat',
  });
  await admin.api.admin.waitlist.update({ id, status: 'contacted' });
  await app.runJobs();
  expect(app.mails.filter(({ to }) => to.address === email)).toHaveLength(1);
});

test('serves two by a link, each once, also under concurrent uses', async () => {
  const { token } = await approve();
  const people = await Promise.all(
    Array.from({ length: 6 }, (_, index) => registerPerson(app, `Riya${'ab'.repeat(index)}`)),
  );
  const results = await Promise.allSettled(
    [...people, ...people].map((person) => person.api.waitlist.redeemPilotLink({ token })),
  );
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  for (const result of refused) expect(result).toMatchObject({ reason: { status: 409 } });
  const statuses = await Promise.all(people.map(({ api }) => api.subscription.status()));
  const premium = statuses.filter(({ isPremium }) => isPremium);
  expect(premium).toHaveLength(2);
  for (const { subscription } of premium) {
    const { currentPeriodStart = '', currentPeriodEnd = '' } = subscription ?? {};
    expect(Temporal.Instant.from(currentPeriodStart).until(currentPeriodEnd).total('hours')).toBe(365 * 24);
  }
});

test('grants a member the pilot’s premium once', async () => {
  const [first, second] = [await approve(), await approve()];
  const riya = await registerPerson(app, 'Riya');
  await riya.api.waitlist.redeemPilotLink({ token: first.token });
  await expect(riya.api.waitlist.redeemPilotLink({ token: second.token })).rejects.toMatchObject({
    status: 409,
    code: 'pilot_used',
  });
});

test('rejects a link that is wrong, too old or of a deleted entry, and says so', async () => {
  const { id, token } = await approve();
  const arjun = await registerPerson(app, 'Arjun');
  const use = (given: string, person = arjun) => person.api.waitlist.redeemPilotLink({ token: given });
  const refusal = { status: 409, code: 'pilot_link_invalid' };
  await expect(use('nothing-of-ours')).rejects.toMatchObject(refusal);
  await inTransaction(app.database.db, (tx) => deleteEntryRow(tx, id));
  await expect(use(token)).rejects.toMatchObject(refusal);
  const old = await approve();
  app.advance({ hours: 24 * PILOT_LINK_DAYS });
  const later = await registerPerson(app, 'Nisha');
  await expect(use(old.token, later)).rejects.toMatchObject(refusal);
  app.advance({ hours: -24 * PILOT_LINK_DAYS });
  expect(await arjun.api.subscription.status()).toMatchObject({ isPremium: false });
});
