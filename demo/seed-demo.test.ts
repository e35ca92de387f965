import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson } from '#tests/support/people.ts';
import type { ApiClient } from '#tests/support/visitor.ts';
import { DEMO_PASSWORD, people } from './fixtures/members.ts';
import { describeSignIns, seedDemo } from './seed-demo.ts';

async function signIn(app: TestApp, email: string): Promise<ApiClient> {
  const { api } = app.visit();
  await api.accounts.login({ email, password: DEMO_PASSWORD });
  return api;
}

async function count(app: TestApp, table: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? Number.NaN;
}

describe('the demo', () => {
  let app: TestApp;
  let isThere: boolean[];
  beforeAll(async () => {
    app = await createTestApp();
    isThere = await Promise.all([seedDemo(app.platform), seedDemo(app.platform)]);
  });
  afterAll(() => app.close());

  test('is seeded once when two processes start together, and stays unchanged', async () => {
    expect(isThere).toEqual([true, true]);
    expect(await seedDemo(app.platform)).toBe(true);
    expect(await count(app, 'users')).toBe(3);
    expect(await count(app, 'couples')).toBe(1);
    expect(await count(app, 'memories')).toBe(76);
  });

  test('has a couple with portraits, birthdays and two and a half years together', async () => {
    const riya = await signIn(app, people.riya.email);
    const couple = await riya.couples.get();
    expect(couple).toMatchObject({ name: 'Riya & Arjun', isImplicit: false });
    expect(couple.users.map((user) => user.firstName).toSorted()).toEqual(['Arjun', 'Riya']);
    expect(couple.users.every((user) => user.profileImageUrl && user.dateOfBirth)).toBe(true);
    const days = (Date.now() - Date.parse(`${couple.anniversary}`)) / 86_400_000;
    expect(days).toBeGreaterThan(900);
    expect(days).toBeLessThan(945);
    expect(await riya.accounts.me()).toMatchObject({ emailVerified: true, isAdmin: false });
  });

  test('has lists for the shop, the house and the suitcase, with items of both', async () => {
    const arjun = await signIn(app, people.arjun.email);
    const found = await arjun.lists.list();
    expect(found.map(({ kind }) => kind)).toEqual(['shopping', 'chores', 'packing', 'wishes']);
    expect(found.every(({ openCount, itemCount }) => openCount > 0 && openCount < itemCount)).toBe(true);
  });

  test('has something of the partner that waits on the Home of each', async () => {
    const [riya, arjun] = await Promise.all([signIn(app, people.riya.email), signIn(app, people.arjun.email)]);
    expect(await riya.fromPartner.get()).toMatchObject({ seenUpTo: expect.any(String) });
    expect((await arjun.nudges.received()).some(({ isRead }) => !isRead)).toBe(true);
    const [id = '', own = ''] = [await riya.accounts.me(), await arjun.accounts.me()].map((member) => member.id);
    const lists = await riya.lists.list();
    const items = (await Promise.all(lists.map((list) => riya.lists.listItems(list)))).flat();
    expect(items.some(({ assigneeId, assignedBy }) => assigneeId === id && assignedBy === own)).toBe(true);
  });

  test('has an admin who belongs to no couple', async () => {
    const admin = await signIn(app, people.admin.email);
    expect(await admin.accounts.me()).toMatchObject({ isAdmin: true, emailVerified: true, coupleId: null });
  });

  test('has a premium member with a confirmed payment, whose partner shares premium', async () => {
    const riya = await signIn(app, people.riya.email);
    expect(await riya.payments.list()).toMatchObject([{ status: 'confirmed', amount: '499.00' }]);
    const { isPremium, subscription } = await riya.subscription.status();
    expect([isPremium, subscription?.cancelAtPeriodEnd]).toEqual([true, false]);
    expect((Date.parse(subscription?.currentPeriodEnd ?? '') - Date.now()) / 86_400_000).toBeGreaterThan(240);
    const arjun = await signIn(app, people.arjun.email);
    expect((await arjun.accounts.me()).premiumSource).toBe('partner');
    expect(await arjun.payments.list()).toEqual([]);
  });

  test('has past dates with answers, and upcoming dates that are accepted, open and doubtful', async () => {
    const riya = await signIn(app, people.riya.email);
    const me = await riya.accounts.me();
    const dates = await riya.dates.list();
    const past = dates.filter(({ startsAt }) => Date.parse(startsAt) < Date.now());
    const ahead = dates.filter(({ startsAt }) => Date.parse(startsAt) >= Date.now());
    expect(ahead.filter(({ seriesId }) => seriesId !== null).length).toBeGreaterThan(4);
    // The first date of each series.
    const upcoming = ahead.filter(
      ({ id, seriesId }) => seriesId === null || ahead.find((date) => date.seriesId === seriesId)?.id === id,
    );
    expect(past).toHaveLength(48);
    expect(past.filter(({ partnerResponse }) => partnerResponse === 'pending')).toHaveLength(0);
    expect(upcoming.map(({ partnerResponse }) => partnerResponse).toSorted()).toEqual([
      'accepted',
      'accepted',
      'accepted',
      'maybe',
      'pending',
      'pending',
    ]);
    const waiting = upcoming.filter((date) => date.partnerResponse === 'pending' && date.userId !== me.id);
    expect(waiting).toHaveLength(1);
  });

  test('has memories with readable photos, some of them on today’s date in earlier years', async () => {
    const riya = await signIn(app, people.riya.email);
    const memories = await riya.memories.list();
    const withPhoto = memories.filter(({ imageUrl }) => imageUrl);
    expect(withPhoto.length).toBeGreaterThan(60);
    expect(new Set(withPhoto.map(({ imageUrl }) => imageUrl)).size).toBe(withPhoto.length);
    const today = app.platform.clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate();
    for (const years of [1, 2]) {
      const sameDay = today.subtract({ years }).toString();
      expect(memories.filter(({ memoryDate }) => memoryDate === sameDay).length).toBeGreaterThanOrEqual(2);
    }
    const { visitor, url } = { visitor: app.visit(), url: withPhoto[0]?.imageUrl ?? '' };
    await visitor.api.accounts.login({ email: people.arjun.email, password: DEMO_PASSWORD });
    const photo = await visitor.fetch(url);
    expect(photo.status).toBe(200);
    expect(photo.headers.get('content-type')).toBe('image/webp');
  });

  test('has achievements of every rarity but the last, in order, with matching coins', async () => {
    const [riya, arjun] = await Promise.all([signIn(app, people.riya.email), signIn(app, people.arjun.email)]);
    const rows = await riya.achievements.list();
    const done = rows.filter(({ isCompleted }) => isCompleted);
    expect(done.length).toBeGreaterThan(15);
    expect(done.length).toBeLessThan(34);
    expect(new Set(done.map(({ achievement }) => achievement.rarity))).toEqual(
      new Set(['common', 'uncommon', 'rare', 'epic']),
    );
    const months = new Set(done.map(({ unlockedAt }) => unlockedAt?.slice(0, 7)));
    expect(months.size).toBeGreaterThan(7);
    expect(done.every(({ unlockedAt }) => Date.parse(unlockedAt ?? '') <= Date.now())).toBe(true);
    const paying = done.filter(({ achievement }) => achievement.coins > 0);
    expect(paying.length).toBeGreaterThan(5);
    for (const partner of [riya, arjun]) {
      const entries = (await partner.wallet.entries()).toReversed();
      let balance = 0;
      for (const entry of entries) {
        balance += entry.amount;
        expect(entry.balanceAfter).toBe(balance);
      }
      expect(await partner.wallet.get()).toMatchObject({ balance, hasCheckedIn: false });
      const earned = entries.filter(({ description }) => description.startsWith('Milestone: '));
      expect(new Set(earned.map(({ description }) => description))).toEqual(
        new Set(paying.map(({ achievement }) => `Milestone: ${achievement.name}`)),
      );
      expect(earned).toHaveLength(paying.length);
    }
  });

  test('has an answered gift request, hidden from the partner, and an open plan request', async () => {
    const riya = await signIn(app, people.riya.email);
    const arjun = await signIn(app, people.arjun.email);
    const requests = await riya.concierge.list();
    expect(requests.map(({ kind, state }) => [kind, state])).toEqual([
      ['planning', 'waiting'],
      ['gift', 'answered'],
    ]);
    expect(await arjun.concierge.list()).toEqual(requests.slice(0, 1));
  });

  test('has gift cards, some of them bought by the couple with coins', async () => {
    const riya = await signIn(app, people.riya.email);
    const arjun = await signIn(app, people.arjun.email);
    const cards = await riya.giftCards.list();
    expect(cards).toHaveLength(9);
    expect(cards.filter(({ isInStock }) => !isInStock)).toHaveLength(1);
    expect((await riya.giftCards.orders()).map(({ status }) => status)).toEqual(['pending', 'fulfilled']);
    expect(await arjun.giftCards.orders()).toMatchObject([{ status: 'fulfilled', code: 'KULHAD-7Q4M-92XC' }]);
    for (const { wallet } of [riya, arjun]) {
      const { balance } = await wallet.get();
      const costs = cards.map(({ pointsCost }) => pointsCost);
      expect(balance).toBeGreaterThan(Math.min(...costs));
      expect(balance).toBeLessThan(Math.max(...costs));
    }
  });

  test('has a few unread notifications', async () => {
    const riya = await signIn(app, people.riya.email);
    const notifications = await riya.notifications.list();
    const unread = notifications.filter(({ isRead }) => !isRead);
    expect(notifications.length).toBeGreaterThan(20);
    expect(unread.length).toBeGreaterThan(0);
    // Five, and the reminders of items that are due today.
    expect(unread.length).toBeLessThan(8);
  });

  test('leaves open work for the admin, and a campaign sent to all members', async () => {
    const admin = await signIn(app, people.admin.email);
    const waiting = (await admin.admin.operations.overview()).filter((queue) => queue.waiting > 0);
    expect(waiting.map(({ queue }) => queue)).toEqual([
      'giftCards',
      'concierge',
      'contact',
      'datePreferences',
      'waitlist',
    ]);
    expect(await admin.admin.campaigns.list()).toMatchObject([{ state: 'finished', sent: 3, template: 'new_deals' }]);
    const riya = await signIn(app, people.riya.email);
    expect((await riya.accounts.me()).city).toBe('Ahmedabad');
    expect((await riya.notifications.list()).filter(({ title }) => title === 'New deals near you')).toHaveLength(1);
  });

  test('sends no mail, and leaves no open session or unattached photo', async () => {
    await app.runJobs();
    expect(app.mails).toEqual([]);
    expect(await count(app, 'photos where waiting_since is not null')).toBe(0);
    expect(await count(app, `sessions where user_agent = 'Jugal demo'`)).toBe(0);
  });

  test('prints its sign-ins', () => {
    for (const { email } of Object.values(people)) expect(describeSignIns()).toContain(email);
    expect(describeSignIns()).toContain(DEMO_PASSWORD);
  });
});

test('seeds again after a process was killed while seeding', { timeout: 240_000 }, async () => {
  const app = await createTestApp();
  try {
    const { files } = app.platform;
    let puts = 0;
    const dying = {
      ...app.platform,
      files: {
        ...files,
        put: (key: string, bytes: Uint8Array, contentType: string) => {
          puts += 1;
          return puts > 40 ? Promise.reject(new Error('killed')) : files.put(key, bytes, contentType);
        },
      },
    };
    await expect(seedDemo(dying)).rejects.toThrow('killed');
    expect(await count(app, 'users')).toBe(3);
    expect(await seedDemo(app.platform)).toBe(true);
    expect(await count(app, 'users')).toBe(3);
    expect(await count(app, 'couples')).toBe(1);
    expect(await count(app, 'memories')).toBe(76);
    expect(await count(app, 'date_series')).toBe(1);
    expect(await count(app, 'date_events where series_id is null')).toBe(53);
    const admin = await signIn(app, people.admin.email);
    expect((await admin.accounts.me()).isAdmin).toBe(true);
  } finally {
    await app.close();
  }
});

test('seeds no demo into a database with members', async () => {
  const app = await createTestApp();
  try {
    await registerPerson(app);
    expect(await seedDemo(app.platform)).toBe(false);
    expect(await count(app, 'users')).toBe(1);
  } finally {
    await app.close();
  }
});

test('imports the demo only where it is enabled', () => {
  const main = readFileSync(join(import.meta.dirname, '../server/main.ts'), 'utf8');
  expect(main).toMatch(/config\.hasDemo \? await ensureDemo/);
  expect(main).not.toMatch(/^import [^;]*demo/m);
});
