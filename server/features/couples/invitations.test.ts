import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeVerified, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
beforeAll(async () => {
  app = await createTestApp({ hasRateLimits: true });
});
beforeEach(async () => {
  riya = await registerPerson(app);
  await makeVerified(app, riya);
});
afterAll(() => app.close());

async function invite(person: Person, email: string, name = 'Arjun') {
  const response = await person.fetch('/api/couples/invite-partner', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name }),
  });
  return { status: response.status, body: await response.json() };
}

async function mailsTo(address: string) {
  await app.runJobs();
  return app.mails.filter(({ to }) => to.address === address);
}

test('sends mails only in the name of a member with a verified address', async () => {
  const stranger = await registerPerson(app);
  expect(await invite(stranger, 'first@example.com')).toMatchObject({
    status: 403,
    body: { code: 'email_unverified' },
  });
  expect(await mailsTo('first@example.com')).toEqual([]);
  expect(await stranger.api.couples.current()).toBeNull();
});

test('limits the invitations to one address per day, from all members together, to the setting', async () => {
  const others = await Promise.all(Array.from({ length: 4 }, () => registerPerson(app)));
  for (const other of others) await makeVerified(app, other);
  const answers = [];
  for (const other of others) answers.push(await invite(other, 'Second@example.com'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(answers.at(-1)?.body).toMatchObject({ code: 'invitations_used_up' });
  expect(await mailsTo('second@example.com')).toHaveLength(3);
  const { rows } = await app.database.pool.query<{ key: string }>('select key from rate_limits');
  expect(rows.map(({ key }) => key).join(' ')).not.toContain('second@example.com');
});

test('gives an address with an account the same response and mail as one without', async () => {
  const known = await registerPerson(app);
  const toKnown = await invite(riya, known.user.email);
  const toUnknown = await invite(riya, 'third@example.com');
  expect(toKnown).toEqual(toUnknown);
  const texts = [await mailsTo(known.user.email), await mailsTo('third@example.com')].map(
    (mails) => mails.find(({ subject }) => subject.includes('invites'))?.text,
  );
  expect(texts[0]).toContain('/register?invite=');
  // The unsubscribe link contains the address.
  const [toMember, toStranger] = texts.map((each) => each?.replace(/token=\S+/, 'token='));
  expect(toMember).toBe(toStranger);
});

test.each(['https://evil.com', 'Riya @evil', 'Riya\u202Emoc.live', 'Riya\nBcc', '<b>Riya</b>'])(
  'rejects the name %j',
  async (name) => {
    expect(await invite(riya, 'fourth@example.com', name)).toMatchObject({
      status: 400,
      body: { message: 'Please leave out symbols such as / @ < > in a name' },
    });
    await expect(riya.api.accounts.changeName({ firstName: name, lastName: 'Shah' })).rejects.toMatchObject({
      status: 400,
    });
  },
);

test('prevents links in a mail from an address in a name, and keeps names of all scripts unchanged', async () => {
  await riya.api.accounts.changeName({ firstName: 'A.R.Riya evil.com', lastName: 'Shah' });
  await invite(riya, 'fifth@example.com', 'ક્રિશ્ના www.evil。com');
  const [mail] = await mailsTo('fifth@example.com');
  expect(mail?.subject).toBe('A. R. Riya evil. com invites you to Jugal');
  expect(mail?.to.name).toBe('ક્રિશ્ના www. evil。 com');
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/evil[.。]\w/);
});

test('says of a couple’s own code whether it still serves', async () => {
  const kinjal = await registerPerson(app, 'Kinjal');
  const { inviteCode } = await kinjal.api.couples.create({ name: 'Us' });
  const own = { status: 409, message: 'This is your own invite code. Send it to your partner.' };
  await expect(kinjal.api.couples.join({ inviteCode })).rejects.toMatchObject(own);
  await expect(kinjal.api.couples.readInvitation({ inviteCode })).rejects.toMatchObject(own);
  const arjun = await registerPerson(app, 'Arjun');
  await arjun.api.couples.join({ inviteCode });
  const over = { status: 409, message: 'Your partner has already joined' };
  await expect(kinjal.api.couples.join({ inviteCode })).rejects.toMatchObject(over);
  await expect(kinjal.api.couples.readInvitation({ inviteCode })).rejects.toMatchObject(over);
});
