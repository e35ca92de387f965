import { globSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TERMS_VERSION } from '#domain/accounts/facts.ts';
import { photoIdOf } from '#domain/photos/address.ts';
import { records, trashedRecords } from '#domain/registry/records.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, makeVerified, registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { makePhoto, sendOriginal, uploadPhoto } from '#tests/support/photos.ts';
import { kindOf } from '#tests/support/records/kinds.ts';
import { fieldsOf, toLine } from './policy.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Returns the files of a member's export by name within its folder. */
async function download(person: Person): Promise<Map<string, string>> {
  const response = await person.fetch('/api/export');
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(/filename="jugal-\d{4}-\d\d-\d\d\.zip"/);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
  const files = Object.entries(unzipSync(bytes));
  return new Map(files.map(([name, content]) => [name.replace(/^[^/]+\//, ''), new TextDecoder().decode(content)]));
}

test('exports the couple’s records and the member’s own, but not the partner’s', async () => {
  const [riya, arjun] = await registerCouple(app);
  const photo = await makePhoto(40, 30);
  const { imageUrl } = await uploadPhoto(riya, photo);
  expect((await sendOriginal(riya, imageUrl, photo)).status).toBe(200);
  await riya.api.memories.create({
    title: 'Kites',
    memoryDate: '2026-01-14',
    imageUrl,
    place: 'Law Garden',
    tags: ['roof', 'wind'],
  });
  await arjun.api.expenses.create({ title: '=SUM(1)', amount: '120.50' });
  await riya.api.notes.create({ title: 'Mine', content: 'Ginger', category: 'food' });
  await arjun.api.notes.create({ title: 'His', content: 'Readable', category: 'food', isPrivate: false });
  const files = await download(riya);

  const account = JSON.parse(files.get('account.json') ?? '') as { member: { email: string } };
  expect(account).toMatchObject({ member: { email: riya.user.email }, couple: { users: [{}, {}] } });
  expect(JSON.parse(files.get('memories.json') ?? '')).toMatchObject([
    { title: 'Kites', place: 'Law Garden', imageUrl },
  ]);
  expect(files.get('memories.csv')).toMatch(/Law Garden.*"roof, wind"/);
  expect(files.get('expenses.csv')).toContain(`'=SUM(1)`);
  expect(JSON.parse(files.get('notes.json') ?? '')).toMatchObject([{ title: 'Mine' }]);
  expect(JSON.parse(files.get('dates.json') ?? '')).toEqual([]);
  expect(files.has('dates.csv')).toBe(false);
  const id = photoIdOf(imageUrl);
  expect([...files.keys()].filter((name) => name.startsWith('photos/')).toSorted()).toEqual([
    `photos/${id}-original.jpg`,
    `photos/${id}.webp`,
  ]);
  expect(files.get('README.txt')).toContain('Jugal');
});

test('has a file for every record that is exported', async () => {
  const files = await download(await registerPerson(app, 'Riya'));
  const names = records.flatMap((record) => ('exportedAs' in record ? [record.exportedAs] : []));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !files.has(`${name}.json`))).toEqual([]);
});

test('heads the columns of spreadsheets in the member’s language', async () => {
  const [riya] = await registerCouple(app);
  for (const { trash } of trashedRecords) {
    const { path, fields } = kindOf(trash.kind).calls;
    const body = JSON.stringify(fields({ text: 'Kites', date: '2030-01-14' }));
    const headers = { 'content-type': 'application/json' };
    expect((await riya.fetch(path, { method: 'POST', headers, body })).status).toBe(201);
  }
  const english = await download(riya);
  await riya.api.accounts.changeLanguage({ language: 'gu' });
  const gujarati = await download(riya);
  const sheets = [...gujarati.keys()].filter((name) => name.endsWith('.csv'));
  expect(sheets.length).toBeGreaterThan(trashedRecords.length);
  for (const name of sheets) {
    const [fields, headings] = [english, gujarati].map(
      (files) => files.get(name)?.replace('\uFEFF', '').split(/\r?\n/)[0]?.split(',') ?? [],
    );
    expect(headings).toHaveLength(fields?.length ?? 0);
    expect(headings?.filter((heading, at) => heading === fields?.[at])).toEqual([]);
  }
});

test('includes all expenses and coins, also those beyond the first page of a list', async () => {
  const riya = await registerPerson(app, 'Riya');
  await riya.api.expenses.create({ title: 'First', amount: '1' });
  const { coupleId } = await riya.api.accounts.me();
  await app.database.pool.query(
    `insert into expenses (couple_id, id, title, amount, category, created_at, updated_at)
     select $1, gen_random_uuid(), 'Chai ' || n, 20, 'food', now() - n * interval '1 minute', now() from generate_series(1, 1200) n`,
    [coupleId],
  );
  await app.database.pool.query(
    `insert into wallets (user_id, balance) values ($1, 700) on conflict (user_id) do nothing`,
    [riya.user.id],
  );
  await app.database.pool.query(
    `insert into wallet_entries (user_id, id, amount, balance_after, cause, cause_key, params, created_at)
     select $1, gen_random_uuid(), 1, n, 'checkin', 'checkin:old-' || n, '{}', now() - (800 - n) * interval '1 day'
     from generate_series(1, 700) n`,
    [riya.user.id],
  );
  const files = await download(riya);
  expect(JSON.parse(files.get('expenses.json') ?? '')).toHaveLength(1201);
  const coins = JSON.parse(files.get('coins.json') ?? '[]') as unknown[];
  expect(coins.length).toBeGreaterThanOrEqual(700);
});

interface LongList {
  name: string;
  /** Number of rows on the screen; the member has ten more. */
  shown: number;
  /** Inserts `$2` rows of the member `$1`. */
  insert: string;
  list(person: Person): Promise<readonly unknown[]>;
}

const longLists: readonly LongList[] = [
  {
    name: 'nudges',
    shown: 200,
    insert: `insert into nudges (id, from_user_id, to_user_id, message, nudge_type, created_at)
      select gen_random_uuid(), $1, $1, 'Nudge ' || n, 'sweet', now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
    list: (person) => person.api.nudges.list(),
  },
  {
    name: 'notifications',
    shown: 100,
    insert: `insert into notifications (user_id, id, type, kind, params, path, created_at)
      select $1, gen_random_uuid(), 'nudge', 'nudge', jsonb_build_object('firstName', 'Riya', 'message', 'Nudge ' || n), '/nudges', now() - n * interval '1 minute'
      from generate_series(1, $2::int) n`,
    list: (person) => person.api.notifications.list(),
  },
  {
    name: 'payments',
    shown: 100,
    insert: `insert into payments (id, user_id, method, reference, amount, status, created_at, declared_at, decided_at)
      select gen_random_uuid(), $1, 'upi', 'PAID' || n, 20, 'confirmed', at, at, at
      from generate_series(1, $2::int) n, lateral (select now() - n * interval '1 day' as at) moment`,
    list: (person) => person.api.payments.list(),
  },
  {
    name: 'date-preferences',
    shown: 100,
    insert: `insert into date_preferences (id, user_id, preferred_location, date_type, time_preference, budget, contact_phone,
        selected_plan, created_at, followed_up_at)
      select gen_random_uuid(), $1, 'Place ' || n, 'adventure', 'evening', 'flexible', '9876543210', 'premium', at, at
      from generate_series(1, $2::int) n, lateral (select now() - n * interval '1 day' as at) moment`,
    list: (person) => person.api.datePreferences.list(),
  },
  {
    name: 'deal-redemptions',
    shown: 500,
    insert: `insert into deal_redemptions (user_id, id, deal_id, redemption_code, redeemed_at, deal_title, business_name,
        offer_text, category, location, is_premium_only)
      select $1, gen_random_uuid(), gen_random_uuid(), 'CODE' || n, now() - n * interval '1 hour', 'Deal ' || n, 'Kaapi House',
        'Two for one', 'cafe', 'Ahmedabad', false from generate_series(1, $2::int) n`,
    list: (person) => person.api.deals.redemptions(),
  },
  {
    name: 'gift-card-orders',
    shown: 500,
    insert: `insert into gift_card_orders (user_id, id, gift_card_id, brand, category, denomination, points_cost, validity_days,
        ordered_at)
      select $1, gen_random_uuid(), gen_random_uuid(), 'Brand ' || n, 'shopping', 500, 100, 365, now() - n * interval '1 hour'
      from generate_series(1, $2::int) n`,
    list: (person) => person.api.giftCards.orders(),
  },
];

test.each(longLists)(
  'includes all $name, also those beyond the newest $shown that the screen shows',
  async ({ name, shown, insert, list }) => {
    const riya = await registerPerson(app, 'Riya');
    // The nudges' screen requires premium.
    await makePremium(app, riya);
    const stored = shown + 10;
    await app.database.pool.query(insert, [riya.user.id, stored]);
    expect(await list(riya)).toHaveLength(shown);
    const files = await download(riya);
    const rows = JSON.parse(files.get(`${name}.json`) ?? '[]') as { id: string }[];
    expect(new Set(rows.map(({ id }) => id)).size).toBe(stored);
    expect(files.get(`${name}.csv`)?.trimEnd().split('\n')).toHaveLength(stored + 1);
  },
);

test('includes consent, sessions and messages to us, the latter once the address is verified', async () => {
  const riya = await registerPerson(app, 'Riya');
  const message = { name: 'Riya', subject: 'A word', category: 'general', message: 'Kem chho? All is well.' };
  const sent = await riya.fetch('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...message, email: riya.user.email.toUpperCase() }),
  });
  expect(sent.status).toBe(201);
  await riya.api.dates.createFeed();
  await riya.api.fromPartner.set({ seenUpTo: '2026-01-14T10:00:00.000Z' });
  const before = await download(riya);
  expect(JSON.parse(before.get('contact-messages.json') ?? '')).toEqual([]);
  expect(JSON.parse(before.get('sessions.json') ?? '')).toMatchObject([{ isCurrent: true }]);
  expect(JSON.parse(before.get('account.json') ?? '')).toMatchObject({
    consent: { version: TERMS_VERSION, acceptedAt: expect.any(String) as unknown },
    calendarFeed: { createdAt: expect.any(String) as unknown },
    fromPartner: { seenUpTo: '2026-01-14T10:00:00.000Z' },
  });
  await makeVerified(app, riya);
  const after = await download(riya);
  expect(JSON.parse(after.get('contact-messages.json') ?? '')).toMatchObject([{ subject: 'A word' }]);
});

test('includes the member’s free hours, and not the partner’s', async () => {
  const [riya, arjun] = await registerCouple(app);
  const hours = [{ day: 'sa' as const, from: '10:00', to: '12:00' }];
  await riya.api.availability.set({ timezone: 'Asia/Dubai', hours });
  await arjun.api.availability.set({ timezone: 'Europe/Paris', hours: [] });
  const files = await download(riya);
  expect(JSON.parse(files.get('free-hours.json') ?? '')).toEqual([{ ...hours[0], timezone: 'Asia/Dubai' }]);
});

test('includes the member’s city of tithis, also while they are not shown', async () => {
  const [riya, arjun] = await registerCouple(app);
  const choice = { isOn: false, city: 'Toronto' as const, festivals: [] };
  await riya.api.panchang.setPreferences(choice);
  const files = await download(riya);
  expect(JSON.parse(files.get('panchang-preferences.json') ?? '')).toEqual([choice]);
  const partners = await download(arjun);
  expect(JSON.parse(partners.get('panchang-preferences.json') ?? '')).toEqual([]);
});

test('removes an export from the disk, whether it was read or not', async () => {
  const listFolders = () => globSync('exports/*', { cwd: app.platform.config.dataDir });
  const riya = await registerPerson(app, 'Riya');
  const address = await app.listen();
  const headers = { cookie: [...riya.cookies].map((pair) => pair.join('=')).join('; ') };
  await (await fetch(`${address}/api/export`, { headers })).arrayBuffer();
  const leaving = new AbortController();
  await fetch(`${address}/api/export`, { headers, signal: leaving.signal });
  leaving.abort();
  await fetch(`${address}/api/export`, { headers, method: 'HEAD' });
  await expect.poll(listFolders).toEqual([]);
});

test('gives a member without records a file too', async () => {
  const files = await download(await registerPerson(app, 'New'));
  expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject({ couple: null });
});

test('writes rows as lines with the fields of the first', () => {
  const first = { a: 1, b: null, c: ['x', 'y'], d: { e: 2 } };
  expect(fieldsOf(first)).toEqual(['a', 'b', 'c', 'd']);
  expect(toLine(first, fieldsOf(first))).toEqual(['1', '', 'x, y', '{"e":2}']);
  expect(toLine({ d: 4, z: 9 }, fieldsOf(first))).toEqual(['', '', '', '4']);
});
