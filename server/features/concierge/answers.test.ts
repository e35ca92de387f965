import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  makeAdmin,
  makePremium,
  makeVerified,
  registerCouple,
  registerPerson,
  type Person,
} from '#tests/support/people.ts';
import { startPushService } from '#tests/support/push-service.ts';

let app: TestApp;
let admin: Person;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
beforeEach(async () => {
  [riya, arjun] = await registerCouple(app);
  await makePremium(app, riya);
});
afterAll(() => app.close());

const gift = {
  kind: 'gift',
  occasion: 'His thirtieth birthday',
  budget: '5000',
  wishes: 'He repairs radios. Nothing with a screen.',
} as const;
const plan = { kind: 'planning', occasion: 'Weekend away', budget: '12000', wishes: 'By train.' } as const;
const ANSWER = 'A soldering iron of 1962: https://radios.example/iron';
const decided = { status: 409, message: 'This request has been answered or withdrawn already' };

const answersMailedTo = ({ user }: Person) =>
  app.mails.filter(({ to, subject }) => to.address === user.email && subject === 'We have answered you');
const answer = (id: string) => admin.api.admin.concierge.answer({ id, answer: ANSWER });

describe('answers', () => {
  test('reaches the bell, a push and a mail, and the latter two reveal nothing of a gift', async () => {
    await makeVerified(app, riya);
    const service = await startPushService();
    try {
      await service.subscribe(riya);
      const { id } = await riya.api.concierge.create(gift);
      const answered = await answer(id);
      expect(answered).toMatchObject({ id, state: 'answered', user: { id: riya.user.id }, answer: ANSWER });
      await app.runJobs();
      const [row] = await riya.api.notifications.list();
      expect(row).toMatchObject({ title: 'Your gift ideas are here', message: gift.occasion });
      expect(service.received).toMatchObject([
        {
          content: {
            title: 'We have answered you',
            message: 'Open the app to read it.',
            path: '/concierge',
          },
        },
      ]);
      const [mail] = answersMailedTo(riya);
      expect(mail?.text).toContain('http://jugal.test/concierge');
      for (const word of ['gift', 'Gift', gift.occasion, 'soldering']) {
        expect(mail?.text).not.toContain(word);
        expect(mail?.html).not.toContain(word);
      }
    } finally {
      service.close();
    }
  });

  test('appears in the audit log without a word of it or of the request', async () => {
    const { id } = await riya.api.concierge.create(gift);
    await answer(id);
    const log = await admin.api.admin.audit.list();
    expect(log[0]).toMatchObject({
      action: 'concierge.answer',
      subjectId: id,
      subjectLabel: 'Gift',
      before: { state: 'waiting' },
      after: { state: 'answered' },
    });
    expect(JSON.stringify(log)).not.toMatch(/soldering|thirtieth|screen/);
  });

  test('sends no mail to an unverified address', async () => {
    const { id } = await riya.api.concierge.create(gift);
    await answer(id);
    await app.runJobs();
    expect(answersMailedTo(riya)).toEqual([]);
  });

  test('rejects an empty text', async () => {
    const { id } = await riya.api.concierge.create(gift);
    await expect(admin.api.admin.concierge.answer({ id, answer: ' ' })).rejects.toMatchObject({
      status: 400,
      message: 'Please write the answer',
    });
    await expect(answer(crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
  });

  test('succeeds once for many concurrent answers, and notifies once', async () => {
    const { id } = await riya.api.concierge.create(gift);
    const tries = await Promise.allSettled(
      Array.from({ length: 16 }, (_, place) => admin.api.admin.concierge.answer({ id, answer: `Answer ${place}` })),
    );
    const given = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value.answer] : []));
    expect(given).toHaveLength(1);
    const refusals = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(refusals).toMatchObject(Array.from({ length: 15 }, () => decided));
    expect(await riya.api.concierge.list()).toMatchObject([{ answer: given[0] }]);
    expect(await riya.api.notifications.list()).toHaveLength(1);
  });

  test('allows one of 16 concurrent answers and withdrawals', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await riya.api.concierge.create(plan);
      const tries = await Promise.allSettled(
        Array.from({ length: 16 }, (_, place) => {
          if (place % 4 === 3) return answer(id);
          return (place % 2 ? riya : arjun).api.concierge.withdraw({ id });
        }),
      );
      const counted = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value.state] : []));
      expect(counted).toHaveLength(1);
      const request = (await riya.api.concierge.list()).find((each) => each.id === id);
      expect(request?.state).toBe(counted[0]);
      expect(request?.answer ?? null).toBe(counted[0] === 'answered' ? ANSWER : null);
    }
  });
});

test('lists requests for admins by state, oldest first on demand, searchable by member and occasion, and in pages', async () => {
  const occasion = `Rakhi ${crypto.randomUUID()}`;
  await riya.api.accounts.changeCity({ city: 'Surat' });
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.push((await riya.api.concierge.create({ ...gift, occasion })).id);
  const list = async (query: object) =>
    (await admin.api.admin.concierge.list({ search: occasion, ...query })).map(({ id }) => id);
  expect(await list({})).toEqual(ids.toReversed());
  expect(await list({ order: 'oldest' })).toEqual(ids);
  expect(await list({ search: riya.user.email })).toEqual(ids.toReversed());
  expect(await admin.api.admin.concierge.list({ search: occasion, limit: 1 })).toMatchObject([
    { user: { firstName: 'Riya' }, city: 'Surat', wishes: gift.wishes },
  ]);
  const [first = '', second = '', third = ''] = ids;
  await riya.api.concierge.withdraw({ id: first });
  await answer(second);
  expect(await list({ state: 'waiting' })).toEqual([third]);
  expect(await list({ state: 'withdrawn' })).toEqual([first]);
  expect(await list({ state: 'answered' })).toEqual([second]);
  const path = `/api/admin/concierge-requests?search=${encodeURIComponent(occasion)}&limit=2&order=oldest`;
  const response = await admin.fetch(path);
  expect(await response.json()).toMatchObject([{ id: first }, { id: second }]);
  const cursor = response.headers.get('x-next-cursor') ?? '';
  expect(await list({ limit: 2, order: 'oldest', cursor })).toEqual([third]);
  expect((await admin.fetch('/api/admin/concierge-requests?state=lost')).status).toBe(400);
});

test('hides gifts in the admin’s own couple: no row, no count, no answer, no name in the log', async () => {
  await makeAdmin(app, arjun);
  const { concierge, operations, audit } = arjun.api.admin;
  const before = (await operations.overview()).find(({ queue }) => queue === 'concierge');
  const { id } = await riya.api.concierge.create(gift);
  const planned = await riya.api.concierge.create(plan);
  const mine = (await concierge.list({ limit: 500 })).map((row) => row.id);
  expect(mine).toContain(planned.id);
  expect(mine).not.toContain(id);
  expect((await concierge.list({ search: riya.user.email })).map((row) => row.id)).toEqual([planned.id]);
  const after = (await operations.overview()).find(({ queue }) => queue === 'concierge');
  expect(after?.waiting).toBe((before?.waiting ?? 0) + 1);
  await expect(concierge.answer({ id, answer: ANSWER })).rejects.toMatchObject({ status: 404 });
  expect((await admin.api.admin.concierge.list({ limit: 500 })).map((row) => row.id)).toContain(id);
  await answer(id);
  const entry = (await audit.list()).find(({ subjectId }) => subjectId === id);
  expect(JSON.stringify(entry)).not.toContain('Riya');
});
