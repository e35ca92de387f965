import { afterAll, beforeAll, expect, test } from 'vitest';
import { STREAMS_MAX } from '#server/platform/live/live-streams.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { openStream as openLiveStream } from '#tests/support/live-stream.ts';
import {
  makeAdmin,
  makePremium,
  readMailedCode,
  registerCouple,
  registerPerson,
  type Person,
} from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const openStream = (person: Person, device?: string, since?: string) => openLiveStream(app, person, device, since);

test('announces a change to the partner', async () => {
  const [riya, arjun] = await registerCouple(app);
  const stream = await openStream(arjun);
  expect((await stream.next()).changes).toEqual([]);
  await riya.api.dates.create({ title: 'Dinner', scheduledDate: dayAhead(30) });
  expect((await stream.next()).changes).toContain('dates');
  stream.close();
});

test('reports what has changed since a read, so that nothing else is read again', async () => {
  const [riya, arjun] = await registerCouple(app);
  const cookie = [...arjun.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const address = await app.listen();
  const read = await fetch(`${address}/api/date-events`, { headers: { cookie } });
  const position = read.headers.get('x-live-position') ?? '';
  // Announcements of the registration may still be on their way.
  const stream = await openStream(arjun, 'a-browser-window', position);
  expect(await stream.next()).toMatchObject({ isCaughtUp: true });
  await riya.api.notes.create({ title: 'Chai', content: 'Masala', category: 'special', isPrivate: false });
  expect((await stream.next()).changes).toContain('notes');
  const later = await openStream(arjun, 'another-window', position);
  const first = await later.next();
  expect(first).toMatchObject({ isCaughtUp: true, changes: expect.arrayContaining(['notes']) });
  const unknown = await openStream(arjun, 'a-third-window', 'another-server.4');
  expect(await unknown.next()).toMatchObject({ changes: [] });
  for (const each of [stream, later, unknown]) each.close();
});

test('announces to open panels that a queue has work, and no other member learns of it', async () => {
  const [admin, riya] = [await registerPerson(app, 'Meera'), await registerPerson(app, 'Riya')];
  await makeAdmin(app, admin);
  const [panel, other] = [await openStream(admin), await openStream(riya)];
  await panel.next();
  await other.next();
  const { reference } = await riya.api.payments.checkout();
  await riya.api.payments.declare({ reference });
  expect((await panel.next()).changes).toEqual(['admin']);
  expect((await other.next()).changes).not.toContain('admin');
  panel.close();
  other.close();
});

test('announces to the inviter that the partner has joined', async () => {
  const riya = await registerPerson(app, 'Riya');
  const arjun = await registerPerson(app, 'Arjun');
  const { inviteCode } = await riya.api.couples.create({ name: 'Us' });
  const stream = await openStream(riya);
  await stream.next();
  await arjun.api.couples.join({ inviteCode });
  expect((await stream.next()).changes).toContain('couples');
  stream.close();
});

test('announces to the remaining partner that the other has left', async () => {
  const [riya, arjun] = await registerCouple(app);
  const stream = await openStream(riya);
  await stream.next();
  await arjun.api.couples.leave({ password: arjun.password });
  expect((await stream.next()).changes).toContain('couples');
  stream.close();
});

test('announces nothing to strangers, and no window’s own changes to itself', async () => {
  const [riya] = await registerCouple(app);
  const [stranger] = await registerCouple(app);
  const [own, other] = [await openStream(riya, 'device-one'), await openStream(stranger)];
  await Promise.all([own.next(), other.next()]);
  const create = (person: Person, device: string) =>
    person.fetch('/api/date-events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-device-id': device },
      body: JSON.stringify({ title: 'Dinner', scheduledDate: dayAhead(30) }),
    });
  await create(riya, 'device-one');
  await riya.api.accounts.changeName({ firstName: 'Riya', lastName: 'Patel' });
  // The first message to arrive is of the second change, because the first was the window's own.
  expect((await own.next()).changes).toContain('accounts');
  await stranger.api.accounts.changeName({ firstName: 'S', lastName: 'T' });
  expect((await other.next()).changes).toContain('accounts');
  own.close();
  other.close();
});

test('ends the oldest stream with a message when a member opens one too many', async () => {
  const riya = await registerPerson(app);
  const other = await openStream(await registerPerson(app, 'Arjun'));
  await other.next();
  const streams = [];
  for (let opened = 0; opened <= STREAMS_MAX; opened += 1) {
    const stream = await openStream(riya);
    await stream.next();
    streams.push(stream);
  }
  const [oldest, second] = streams;
  expect(await oldest?.next()).toMatchObject({ changes: [], end: 'replaced' });
  await expect(oldest?.next()).rejects.toThrow('the stream ended');
  await riya.api.accounts.changeName({ firstName: 'Riya', lastName: 'Patel' });
  expect(await second?.next()).toMatchObject({ changes: expect.arrayContaining(['accounts']) as unknown });
  for (const stream of [other, ...streams]) stream.close();
});

test('hides private records from the partner’s stream, and announces them once they are shared', async () => {
  const [riya, arjun] = await registerCouple(app);
  await makePremium(app, riya);
  const admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
  // Pending announcements about the new records are delivered now, not in the middle of the following ones.
  const note = { title: 'Surprise', content: 'A weekend in Diu', category: 'special' } as const;
  const day = { title: 'Secret', date: '2027-01-14', category: 'other', isShared: false } as const;
  await riya.api.notes.create({ ...note, isPrivate: false });
  await riya.api.importantDates.create({ ...day, isShared: true });
  await riya.api.achievements.check();
  const stream = await openStream(arjun);
  /** Collects the partner's announcements until `resource` is among them. */
  const hearUntil = async (resource: string) => {
    const heard: string[] = [];
    while (!heard.includes(resource)) heard.push(...(await stream.next()).changes);
    return heard;
  };
  // The pairing of the two is announced first.
  await riya.api.accounts.changeCity({ city: 'Surat' });
  await hearUntil('accounts');
  const { id } = await riya.api.notes.create(note);
  await riya.api.notes.update({ id, content: 'Or in Bhuj' });
  await riya.api.notes.delete({ id });
  const date = await riya.api.importantDates.create(day);
  await riya.api.importantDates.update({ id: date.id, title: 'Still secret' });
  await riya.api.importantDates.delete({ id: date.id });
  const gift = { kind: 'gift', occasion: 'Birthday', budget: '500', wishes: 'Radios' } as const;
  const answered = await riya.api.concierge.create(gift);
  await admin.api.admin.concierge.answer({ id: answered.id, answer: 'A valve' });
  const withdrawn = await riya.api.concierge.create(gift);
  await riya.api.concierge.withdraw({ id: withdrawn.id });
  await riya.api.dates.createFeed();
  const heard = await hearUntil('dates');
  const secret = ['notes', 'importantDates', 'concierge', 'notifications'];
  expect(heard.filter((resource) => secret.includes(resource))).toEqual([]);
  const { id: planId } = await riya.api.concierge.create({ ...gift, kind: 'planning' });
  await hearUntil('concierge');
  await admin.api.admin.concierge.answer({ id: planId, answer: 'By the night train' });
  await hearUntil('concierge');
  const shared = await riya.api.notes.create({ ...note, isPrivate: false });
  await hearUntil('notes');
  await riya.api.notes.update({ id: shared.id, isPrivate: true });
  await hearUntil('notes');
  await riya.api.importantDates.create({ ...day, isShared: true });
  await hearUntil('importantDates');
  stream.close();
});

/** Actions that end the session of `phone`, a second device of `person`. */
const endings: [string, (person: Person, phone: Person) => Promise<unknown>][] = [
  ['signing out there', (_person, phone) => phone.api.accounts.logout()],
  [
    'signing in there as somebody else',
    async (_person, phone) => {
      const { user, password } = await registerPerson(app);
      await phone.api.accounts.login({ email: user.email, password });
    },
  ],
  ['ending it from another device', (person) => person.api.accounts.endOtherSessions()],
  [
    'a new password',
    (person) =>
      person.api.accounts.changePassword({
        currentPassword: person.password,
        newPassword: 'brand new and long',
      }),
  ],
  [
    'a forgotten password that was set anew',
    async (person) => {
      const { email } = person.user;
      const browser = app.visit();
      await app.runJobs();
      await browser.api.accounts.forgotPassword({ email });
      const otp = await readMailedCode(app, email);
      await browser.api.accounts.resetPassword({ email, otp, newPassword: 'brand new and long' });
    },
  ],
  ['deleting the account', (person) => person.api.accounts.deleteAccount({ password: person.password })],
];

test.each(endings)('%s ends the stream of the session', async (_name, end) => {
  const { person, phone, stream } = await openPhone();
  await end(person, phone);
  // Changes of the action itself may still be announced while the session lasts.
  let message = await stream.next();
  while (!message.end) message = await stream.next();
  expect(message).toMatchObject({ changes: [], end: 'signed_out' });
  await expect(stream.next()).rejects.toThrow('the stream ended');
});

test('sends no change after thirty days without use', async () => {
  const { phone, stream } = await openPhone();
  app.advance({ hours: 30 * 24 });
  app.platform.live.announce([phone.user.id], ['expenses'], null);
  expect(await stream.next()).toMatchObject({ changes: [], end: 'signed_out' });
});

/** Signs in on a second device of a new member and opens a stream there. */
async function openPhone() {
  const person = await registerPerson(app);
  const device = app.visit();
  await device.api.accounts.login({ email: person.user.email, password: person.password });
  const phone = { ...device, user: person.user, password: person.password };
  const stream = await openStream(phone);
  expect((await stream.next()).changes).toEqual([]);
  return { person, phone, stream };
}

test('keeps the streams of other sessions open when one ends', async () => {
  const person = await registerPerson(app);
  const device = app.visit();
  await device.api.accounts.login({ email: person.user.email, password: person.password });
  const stream = await openStream(person);
  await stream.next();
  await device.api.accounts.logout();
  await person.api.accounts.changeName({ firstName: 'Riya', lastName: 'Patel' });
  expect((await stream.next()).changes).toContain('accounts');
  stream.close();
});
