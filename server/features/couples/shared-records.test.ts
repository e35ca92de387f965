import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const act = fc.record({
  by: fc.constantFrom(0, 1),
  what: fc.constantFrom('list', 'goal', 'item', 'item', 'tick', 'deposit', 'withdraw', 'delete'),
  place: fc.nat({ max: 20 }),
});
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

interface Made {
  lists: string[];
  goals: string[];
}

const pick = (all: readonly string[], place: number) => all[place % Math.max(1, all.length)] ?? '';

async function perform({ api, user }: Person, { what, place }: Act, made: Made): Promise<void> {
  const [listId, goalId] = [pick(made.lists, place), pick(made.goals, place)];
  if (what === 'list') made.lists.push((await api.lists.create({ title: 'Market' })).id);
  if (what === 'goal')
    made.goals.push((await api.goals.create({ title: 'Diu', targetAmount: '20000', category: 'vacation' })).id);
  if (what === 'item')
    await api.lists.createItem({ listId, text: `Item of ${user.id}`, repeat: { every: 'day', interval: 1 } });
  if (what === 'tick') {
    const [item] = await api.lists.listItems({ id: listId });
    await api.lists.updateItem({ id: listId, itemId: item?.id ?? '', isDone: true });
  }
  if (what === 'deposit') await api.goals.addMoney({ id: goalId, amount: String(place + 1) });
  if (what === 'withdraw') await api.goals.withdraw({ id: goalId, amount: '1' });
  if (what === 'delete') await api.lists.delete({ id: listId });
}

/** Skips an action that is refused at that point, such as one on a deleted list. */
async function attempt(person: Person, it: Act, made: Made): Promise<void> {
  await perform(person, it, made).catch((error: unknown) => {
    if (!(error instanceof Error && 'status' in error && Number(error.status) < 500)) throw error;
  });
}

/** Reads the items and the entries of goals, of which the writers' own are counted. */
async function readWritten({ api }: Person, writer: string) {
  const lists = await api.lists.list();
  const items = await Promise.all(lists.map(({ id }) => api.lists.listItems({ id })));
  const goals = await api.goals.list();
  const entries = await Promise.all(goals.map(({ id }) => api.goals.listEntries({ id })));
  return {
    items: items.flat().filter(({ text }) => text === `Item of ${writer}`).length,
    entries: entries
      .flat()
      .filter(({ userId }) => userId === writer)
      .map(({ amount }) => amount)
      .toSorted(),
  };
}

test('leaves both with all that they wrote into lists and goals of either', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 24 }), async (history) => {
      const two = await registerCouple(app);
      const [first, second] = two;
      const made: Made = { lists: [], goals: [] };
      for (const it of history) await attempt(two[it.by] ?? first, it, made);
      const his = (await second.api.goals.list()).filter(({ userId }) => userId === second.user.id);
      for (const isLast of [false, true]) {
        const hers = await readWritten(first, first.user.id);
        await second.api.couples.leave({ password: second.password });
        expect(await readWritten(first, first.user.id)).toEqual(hers);
        const kept = new Map((await second.api.goals.list()).map((goal) => [goal.id, goal.currentAmount]));
        expect(his.map(({ id }) => kept.get(id))).toEqual(his.map((goal) => goal.currentAmount));
        if (!isLast) await second.api.couples.join({ inviteCode: (await first.api.couples.get()).inviteCode });
      }
    }),
    { numRuns: 20 },
  );
});

test('keeps what the partner paid in, in a goal of the same title', async () => {
  const [riya, arjun] = await registerCouple(app);
  const { id } = await arjun.api.goals.create({ title: 'Rann', targetAmount: '900', category: 'vacation' });
  await arjun.api.goals.addMoney({ id, amount: '200' });
  await riya.api.goals.addMoney({ id, amount: '300' });
  await arjun.api.couples.leave();
  expect(await arjun.api.goals.list()).toMatchObject([{ id, currentAmount: '500.00' }]);
  const [kept] = await riya.api.goals.list();
  expect(kept).toMatchObject({ title: 'Rann', currentAmount: '300.00', userId: null });
  expect(await riya.api.goals.listEntries({ id: kept?.id ?? '' })).toMatchObject([
    { userId: riya.user.id, amount: '300.00' },
  ]);
});

test('refuses to join if the two would have more lists than a couple may', async () => {
  const [riya, arjun] = [await registerPerson(app), await registerPerson(app, 'Arjun')];
  const { inviteCode } = await riya.api.couples.create({ name: 'Us' });
  for (let count = 0; count < 51; count += 1) {
    await riya.api.lists.create({ title: `List ${count}` });
    await arjun.api.lists.create({ title: `List ${count}` });
  }
  expect((await arjun.api.couples.readInvitation({ inviteCode })).brought.lists).toBe(51);
  await expect(arjun.api.couples.join({ inviteCode })).rejects.toMatchObject({ code: 'capacity_full' });
  const lists = await arjun.api.lists.list();
  expect(lists).toHaveLength(51);
  for (const { id } of lists.slice(0, 2)) await arjun.api.lists.delete({ id });
  await arjun.api.couples.join({ inviteCode });
  expect(await riya.api.lists.list()).toHaveLength(100);
});
