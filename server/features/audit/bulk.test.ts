import { afterAll, beforeAll, expect, test } from 'vitest';
import { toIso } from '#server/platform/clock.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

let count = 0;
function join(city: 'Surat' | 'Mumbai' = 'Surat') {
  count += 1;
  return app.visit().api.waitlist.join({
    partner1Name: 'Hetal',
    partner2Name: 'Jay',
    email: `bulk-${count}@example.com`,
    phone: '9876543210',
    city,
  });
}
const statusOf = async (id: string) => (await admin.api.admin.waitlist.list()).find((entry) => entry.id === id)?.status;
const none = { gone: 0, changed: 0, final: 0 };
const now = () => toIso(app.platform.clock.now());

test('moves chosen entries on together, each with its audit log entry and its mail', async () => {
  const entries = [await join(), await join(), await join('Mumbai')];
  const rows = entries.map(({ id, status }) => ({ id, status }));
  expect(await admin.api.admin.waitlist.updateMany({ status: 'approved', rows })).toEqual({
    changed: 3,
    skipped: none,
  });
  const log = await admin.api.admin.audit.list({ search: 'waitlist.update' });
  const ofThese = log.filter(({ subjectId }) => rows.some(({ id }) => id === subjectId));
  expect(ofThese).toHaveLength(3);
  for (const entry of ofThese) {
    expect(entry).toMatchObject({
      actorName: 'Meera Shah',
      subjectLabel: 'Hetal & Jay',
      before: { status: 'pending' },
      after: { status: 'approved' },
    });
  }
  await app.runJobs();
  const invited = app.mails.filter(({ subject }) => subject === 'Your place in the Jugal pilot');
  expect(invited.map(({ to }) => to.address).toSorted()).toEqual(entries.slice(0, 2).map(({ email }) => email));
});

test('skips entries that another admin changed or deleted meanwhile, and counts them by reason', async () => {
  const [open, moved, gone, approved] = [await join(), await join(), await join(), await join()];
  await admin.api.admin.waitlist.update({ id: approved.id, status: 'approved' });
  const rows = [open, moved, gone, { ...approved, status: 'approved' as const }].map(({ id, status }) => ({
    id,
    status,
  }));
  await admin.api.admin.waitlist.update({ id: moved.id, status: 'approved' });
  await admin.api.admin.waitlist.delete({ id: gone.id });
  expect(await admin.api.admin.waitlist.updateMany({ status: 'contacted', rows })).toEqual({
    changed: 1,
    skipped: { gone: 1, changed: 1, final: 1 },
  });
  expect([await statusOf(open.id), await statusOf(moved.id), await statusOf(approved.id)]).toEqual([
    'contacted',
    'approved',
    'approved',
  ]);
});

test('moves all matching entries, except those that arrived after the admin looked', async () => {
  const inside = [await join('Mumbai'), await join('Mumbai')];
  const elsewhere = await join();
  const filters = { city: 'Mumbai', status: 'pending' } as const;
  expect(await admin.api.admin.waitlist.count(filters)).toEqual({ count: 2 });
  const until = now();
  app.advance({ seconds: 5 });
  const late = await join('Mumbai');
  const matching = { ...filters, until };
  expect(await admin.api.admin.waitlist.updateMany({ status: 'contacted', matching })).toEqual({
    changed: 2,
    skipped: none,
  });
  for (const { id } of inside) expect(await statusOf(id)).toBe('contacted');
  expect([await statusOf(elsewhere.id), await statusOf(late.id)]).toEqual(['pending', 'pending']);
});

test('moves each entry once for two concurrent admins, without a deadlock', async () => {
  const entries = await Promise.all(Array.from({ length: 12 }, () => join()));
  const rows = entries.map(({ id, status }) => ({ id, status }));
  const results = await Promise.all([
    admin.api.admin.waitlist.updateMany({ status: 'contacted', rows }),
    admin.api.admin.waitlist.updateMany({ status: 'contacted', rows: rows.toReversed() }),
  ]);
  expect(results.map(({ changed }) => changed).toSorted((one, other) => one - other)).toEqual([0, 12]);
  expect(results.reduce((total, { skipped }) => total + skipped.changed, 0)).toBe(12);
});

test('ticks off messages and wishes together, and skips those that another admin ticked off meanwhile', async () => {
  const send = (message: string) =>
    app.visit().api.contact.send({
      name: 'Asha',
      email: 'asha@example.com',
      subject: 'Hello',
      category: 'support',
      message,
    });
  const ids = [(await send('One')).id, (await send('Two')).id, (await send('Three')).id];
  await admin.api.admin.contact.answer({ id: ids[0] ?? '' });
  expect(await admin.api.admin.contact.answerMany({ ids })).toEqual({
    changed: 2,
    skipped: { ...none, changed: 1 },
  });
  const riya = await registerPerson(app, 'Riya');
  const wish = await riya.api.datePreferences.submit({
    preferredLocation: 'Surat',
    dateType: 'adventure',
    timePreference: 'evening',
    budget: 'flexible',
    contactPhone: '9825012345',
  });
  const matching = { until: now() };
  expect(await admin.api.admin.datePreferences.followUpMany({ matching })).toEqual({
    changed: 1,
    skipped: none,
  });
  expect(await admin.api.admin.datePreferences.followUpMany({ ids: [wish.id] })).toEqual({
    changed: 0,
    skipped: { ...none, changed: 1 },
  });
  const [entry] = await admin.api.admin.audit.list({ search: 'date-preferences.follow-up' });
  expect(entry).toMatchObject({ subjectId: wish.id, subjectLabel: 'Riya Shah' });
});

test.each([
  ['nothing', {}],
  ['no row', { ids: [] }],
  ['rows and all', { ids: ['00000000-0000-4000-8000-000000000000'], matching: { until: '2026-01-01T00:00:00Z' } }],
])('rejects a choice of %s with a message', async (_what, body) => {
  const response = await admin.fetch('/api/admin/contact-messages/answer', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message: 'Choose at least one row' }]);
});

test('rejects more rows than one call takes, and changes none', async () => {
  await app.database.pool.query(
    `insert into waitlist_entries (id, partner1_name, partner2_name, email, phone, city, fingerprint, created_at)
     select gen_random_uuid(), 'Many', 'Couples', 'many' || n || '@example.com', '9876543210', 'Navsari', decode(md5(n::text), 'hex'), now()
     from generate_series(1, 1001) n`,
  );
  const until = '2100-01-01T00:00:00.000Z';
  await expect(
    admin.api.admin.waitlist.updateMany({ status: 'contacted', matching: { city: 'Navsari', until } }),
  ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('more than 1,000') as unknown });
  expect(await admin.api.admin.waitlist.count({ city: 'Navsari', status: 'pending' })).toEqual({
    count: 1001,
  });
});
