import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import {
  makeAdmin,
  makePremium,
  makeVerified,
  registerCouple,
  registerPerson,
  signInAgain,
  type Person,
  setPremiumForOne,
} from '#tests/support/people.ts';

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
  // The clock advances by days in some tests, and an admin's session lasts twelve hours.
  await signInAgain(admin);
  [riya, arjun] = await registerCouple(app);
  await makePremium(app, riya);
});
afterAll(() => app.close());

const gift = {
  kind: 'gift',
  occasion: 'His thirtieth birthday',
  forDate: dayAhead(20),
  budget: '5000',
  wishes: 'He repairs radios. Nothing with a screen.',
} as const;
const plan = {
  kind: 'planning',
  occasion: 'Weekend away',
  budget: '12000.50',
  wishes: 'By train, and no alarm clock.',
} as const;
const ANSWER = 'A soldering iron of 1962: https://radios.example/iron';
const absent = { status: 404, message: 'Not found' };

const answersMailedTo = ({ user }: Person) =>
  app.mails.filter(({ to, subject }) => to.address === user.email && subject === 'We have answered you');
const answer = (id: string) => admin.api.admin.concierge.answer({ id, answer: ANSWER });

async function exportOf(person: Person): Promise<string> {
  const bytes = new Uint8Array(await (await person.fetch('/api/export')).arrayBuffer());
  return Object.values(unzipSync(bytes))
    .map((content) => new TextDecoder().decode(content))
    .join('\n');
}

describe('requests', () => {
  test('creates a pending request, with the hour by which the answer is promised', async () => {
    const request = await riya.api.concierge.create(gift);
    expect(request).toEqual({
      ...gift,
      id: expect.any(String) as string,
      userId: riya.user.id,
      budget: '5000.00',
      state: 'waiting',
      answer: null,
      createdAt: expect.any(String) as string,
      dueAt: expect.any(String) as string,
      decidedAt: null,
    });
    expect(Date.parse(request.dueAt) - Date.parse(request.createdAt)).toBe(24 * 3_600_000);
    expect(await riya.api.concierge.list()).toEqual([request]);
  });

  test.each([
    [{ ...gift, kind: 'loan' }, 'Please say whether it is a gift or a plan'],
    [{ ...gift, occasion: '  ' }, 'Please tell us the occasion'],
    [{ ...gift, occasion: 'x'.repeat(81) }, 'Please use at most 80 characters'],
    [{ ...gift, forDate: 'soon' }, 'Please choose a valid day'],
    [{ ...gift, forDate: '2020-01-01' }, 'Please choose a day that is still to come'],
    [{ ...gift, budget: '' }, 'Please tell us your budget'],
    [{ ...gift, budget: '99.99' }, 'Please choose a budget from ₹100 to ₹10,00,000'],
    [{ ...gift, budget: '1000000.01' }, 'Please choose a budget from ₹100 to ₹10,00,000'],
    [{ ...gift, wishes: undefined }, 'Please tell us what you would like'],
    [{ ...gift, wishes: 'x'.repeat(2001) }, 'Please use at most 2000 characters'],
  ])('rejects %j: %s', async (body, message) => {
    const response = await riya.fetch('/api/concierge-requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  });

  test('accepts the smallest and the largest budget, and a missing day', async () => {
    await riya.api.concierge.create({ ...plan, budget: '100' });
    const { budget, forDate } = await riya.api.concierge.create({ ...plan, budget: '1000000' });
    expect([budget, forDate]).toEqual(['1000000.00', null]);
    expect((await riya.api.concierge.create({ ...plan, forDate: '' })).forDate).toBeNull();
  });

  test('requires premium, but allows reading answers and withdrawing pending requests without it', async () => {
    await setPremiumForOne(app);
    app.platform.sessions.invalidate([arjun.user.id]);
    await expect(arjun.api.concierge.create(gift)).rejects.toMatchObject({
      status: 403,
      code: 'premium_only',
    });
    const [first, second] = [await riya.api.concierge.create(gift), await riya.api.concierge.create(gift)];
    await answer(first.id);
    await admin.api.admin.users.update({ id: riya.user.id, isPremium: false });
    expect(await riya.api.concierge.list()).toMatchObject([
      { id: second.id, state: 'waiting' },
      { id: first.id, answer: ANSWER },
    ]);
    await expect(riya.api.concierge.create(gift)).rejects.toMatchObject({ code: 'premium_only' });
    expect((await riya.api.concierge.withdraw({ id: second.id })).state).toBe('withdrawn');
  });

  test('allows at most three pending requests, also when 16 are sent concurrently', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 16 }, (_, index) => riya.api.concierge.create(index % 2 ? gift : plan)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await riya.api.concierge.list()).toHaveLength(3);
    const [newest] = await riya.api.concierge.list();
    await expect(riya.api.concierge.create(gift)).rejects.toMatchObject({
      status: 409,
      code: 'requests_open',
      message: '3 of your requests are still waiting for answers. Please wait for one, or withdraw a request.',
    });
    await riya.api.concierge.withdraw({ id: newest?.id ?? '' });
    await riya.api.concierge.create(gift);
  });

  test('creates a couple for a plan by a member without one, and none for a gift', async () => {
    const alone = await registerPerson(app, 'Kavya');
    await makePremium(app, alone);
    await alone.api.concierge.create(gift);
    expect(await alone.api.couples.current()).toBeNull();
    await alone.api.concierge.create(plan);
    expect(await alone.api.couples.current()).toMatchObject({ isImplicit: true });
    expect(await alone.api.concierge.list()).toHaveLength(2);
  });
});

describe('gifts', () => {
  test('stays hidden from the partner: not listed, counted, announced, exported or withdrawable', async () => {
    const { id } = await riya.api.concierge.create(gift);
    await expect(arjun.api.concierge.withdraw({ id })).rejects.toMatchObject(absent);
    await answer(id);
    expect(await arjun.api.concierge.list()).toEqual([]);
    expect(await arjun.api.notifications.list()).toEqual([]);
    expect(await arjun.api.notifications.unread()).toEqual({
      unreadNudges: 0,
      hasOtherUnread: false,
      hasPrompts: false,
    });
    await app.runJobs();
    expect(answersMailedTo(arjun)).toEqual([]);
    const theirs = await exportOf(arjun);
    for (const word of ['thirtieth', 'radios', 'soldering', 'concierge_answered', 'gift ideas', id])
      expect(theirs).not.toContain(word);
    expect(await exportOf(riya)).toContain('soldering');
  });

  test('stays with the asker when they leave, and is deleted with their account', async () => {
    const { id } = await riya.api.concierge.create(gift);
    await riya.api.couples.leave({ password: riya.password });
    expect(await riya.api.concierge.list()).toMatchObject([{ id }]);
    await riya.api.accounts.deleteAccount({ password: riya.password });
    const { rowCount } = await app.database.pool.query('select from concierge_requests where id = $1', [id]);
    expect(rowCount).toBe(0);
    await expect(answer(id)).rejects.toMatchObject(absent);
  });
});

describe('plans', () => {
  test('allows both to read and withdraw it, and answers both', async () => {
    await makeVerified(app, riya);
    await makeVerified(app, arjun);
    const request = await riya.api.concierge.create(plan);
    expect(await arjun.api.concierge.list()).toEqual([request]);
    const mine = await riya.api.concierge.create(plan);
    expect(await arjun.api.concierge.withdraw({ id: mine.id })).toMatchObject({ state: 'withdrawn' });
    await answer(request.id);
    await app.runJobs();
    for (const person of [riya, arjun]) {
      expect((await person.api.concierge.list())[1]).toMatchObject({ state: 'answered', answer: ANSWER });
      expect(await person.api.notifications.list()).toMatchObject([
        { type: 'other', title: 'Help with your plan is here', message: plan.occasion, path: '/concierge' },
      ]);
      expect(answersMailedTo(person)).toHaveLength(1);
    }
  });

  test('stays with the couple that the asker left, and with the partner whose account remains', async () => {
    app.advance({ hours: 24 * 8 });
    await signInAgain(admin);
    const { id } = await riya.api.concierge.create(plan);
    await riya.api.couples.leave({ password: riya.password });
    expect(await riya.api.concierge.list()).toEqual([]);
    await expect(riya.api.concierge.withdraw({ id })).rejects.toMatchObject(absent);
    await riya.api.accounts.deleteAccount({ password: riya.password });
    expect(await arjun.api.concierge.list()).toMatchObject([{ id, userId: null, state: 'waiting' }]);
    expect(await answer(id)).toMatchObject({ user: null, state: 'answered' });
    expect(await arjun.api.notifications.list()).toMatchObject([
      { title: 'Help with your plan is here' },
      { title: 'Riya left your couple' },
    ]);
  });

  test('moves along within seven days of joining, and when a member who was alone joins', async () => {
    const { id } = await riya.api.concierge.create(plan);
    await riya.api.couples.leave({ password: riya.password });
    expect(await riya.api.concierge.list()).toMatchObject([{ id }]);
    expect(await arjun.api.concierge.list()).toEqual([]);
    const { inviteCode } = await arjun.api.couples.get();
    await riya.api.couples.join({ inviteCode });
    expect(await arjun.api.concierge.list()).toMatchObject([{ id }]);
  });

  test('frees the asker’s place while it is pending in a couple that they left', async () => {
    app.advance({ hours: 24 * 8 });
    for (let count = 0; count < 3; count += 1) await riya.api.concierge.create(plan);
    await riya.api.couples.leave({ password: riya.password });
    expect(await riya.api.concierge.create(gift)).toMatchObject({ state: 'waiting' });
  });
});
