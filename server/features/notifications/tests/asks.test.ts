import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noticeDue } from '#server/features/recurring/notice-service.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { ASKING_KINDS } from '../kind-policy.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2027-03-17T12:00:00+05:30');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

/** A request that one of the two makes of Arjun, and each way in which it ends. */
interface Case {
  kind: string;
  /** Makes the request, and returns what the ends need to know of it. */
  ask: () => Promise<string>;
  ends: Record<string, (id: string) => Promise<unknown>>;
}

const tomorrow = '2027-03-18';
const dinner = { title: 'Dinner', scheduledDate: tomorrow, scheduledTime: '20:00' };

async function addItem(assigneeId?: string): Promise<string> {
  const list = await riya.api.lists.create({ title: 'Home', kind: 'chores' });
  const item = await riya.api.lists.createItem({
    listId: list.id,
    text: 'Water the tulsi',
    ...(assigneeId !== undefined && { assigneeId }),
    dueOn: tomorrow,
  });
  return `${list.id} ${item.id}`;
}

const itemEnds: Case['ends'] = {
  done: (id) => arjun.api.lists.updateItem({ ...keyOf(id), isDone: true }),
  deleted: (id) => riya.api.lists.deleteItem(keyOf(id)),
  'its list deleted': (id) => riya.api.lists.delete({ id: keyOf(id).id }),
};
function keyOf(named: string) {
  const [id = '', itemId = ''] = named.split(' ');
  return { id, itemId };
}

async function owe(): Promise<string> {
  await arjun.api.balance.changeSplitting({ isOn: true });
  await arjun.api.accounts.changeUpiId({ upiId: 'arjun@okbank' });
  const { id } = await arjun.api.expenses.create({ title: 'Rent', amount: '1000' });
  await riya.api.balance.showUpiCode({ amount: '500' });
  return id;
}

async function addVariable(): Promise<string> {
  const fields = { title: 'Electricity', category: 'bills', every: 'month', startsOn: '2027-03-17' } as const;
  const { id } = await riya.api.recurring.create({ ...fields, isVariable: true });
  await app.runScheduled('record-recurring-expenses');
  return id;
}

const cases: Case[] = [
  {
    kind: 'date_planned',
    ask: async () => (await riya.api.dates.create(dinner)).id,
    ends: {
      answered: (id) => arjun.api.dates.respond({ id, status: 'maybe' }),
      'answered with another time': (id) =>
        arjun.api.dates.suggest({ id, scheduledDate: tomorrow, scheduledTime: '21:00' }),
      deleted: (id) => riya.api.dates.delete({ id }),
      'moved by its reader': (id) => arjun.api.dates.update({ id, scheduledTime: '21:00' }),
      past: async () => app.setTime('2027-03-18T20:01:00+05:30'),
    },
  },
  {
    kind: 'date_suggested',
    async ask() {
      const { id } = await arjun.api.dates.create(dinner);
      await riya.api.dates.suggest({ id, scheduledDate: tomorrow, scheduledTime: '21:00' });
      return id;
    },
    ends: {
      accepted: (id) => arjun.api.dates.acceptSuggestion({ id }),
      declined: (id) => arjun.api.dates.dropSuggestion({ id }),
      withdrawn: (id) => riya.api.dates.dropSuggestion({ id }),
      'taken back by another answer': (id) => riya.api.dates.respond({ id, status: 'accepted' }),
      past: async () => app.setTime('2027-03-18T21:01:00+05:30'),
    },
  },
  {
    kind: 'recurring_waiting',
    ask: addVariable,
    ends: {
      'filled in': (id) => riya.api.recurring.fillIn({ id, on: '2027-03-17', amount: '900' }),
      skipped: (id) => arjun.api.recurring.skip({ id, on: '2027-03-17' }),
      deleted: (id) => riya.api.recurring.delete({ id }),
    },
  },
  {
    kind: 'recurring_full',
    async ask() {
      await setMax('0');
      const fields = { title: 'Rent', amount: '900', category: 'rent', every: 'month' } as const;
      const { id } = await riya.api.recurring.create({ ...fields, startsOn: '2027-03-18' });
      app.setTime('2027-03-18T12:00:00+05:30');
      await app.runScheduled('record-recurring-expenses');
      return id;
    },
    ends: {
      async recorded() {
        await setMax('100000');
        await app.runScheduled('record-recurring-expenses');
      },
    },
  },
  {
    kind: 'surprise_full',
    async ask() {
      const { id } = await arjun.api.expenses.create({ title: 'Ring', amount: '900', surpriseUntil: tomorrow });
      await setMax('0');
      app.setTime('2027-03-18T12:00:00+05:30');
      await app.runScheduled('reveal-surprises');
      return id;
    },
    ends: {
      async revealed() {
        await setMax('100000');
        await app.runScheduled('reveal-surprises');
      },
      'put off': (id) => arjun.api.expenses.update({ id, surpriseUntil: '2027-03-25' }),
      'left to its author': (id) => arjun.api.expenses.update({ id, audience: 'me', surpriseUntil: null }),
      deleted: (id) => arjun.api.expenses.delete({ id }),
    },
  },
  {
    kind: 'recurring_due',
    async ask() {
      const fields = { title: 'Rent', amount: '900', category: 'rent', every: 'month', noticeDays: 1 } as const;
      const { id } = await riya.api.recurring.create({ ...fields, startsOn: tomorrow });
      await noticeDue(app.platform);
      return id;
    },
    ends: {
      'paid early': (id) => riya.api.recurring.pay({ id, on: tomorrow }),
      'moved to another day': (id) => riya.api.recurring.update({ id, startsOn: '2027-03-20' }),
      skipped: (id) => arjun.api.recurring.skip({ id, on: tomorrow }),
      deleted: (id) => riya.api.recurring.delete({ id }),
      async recorded() {
        app.setTime('2027-03-18T12:00:00+05:30');
        await app.runScheduled('record-recurring-expenses');
      },
    },
  },
  {
    kind: 'daily_answer_sealed',
    async ask() {
      const { question } = await riya.api.dailyQuestion.get();
      await riya.api.dailyQuestion.answer({ questionId: question.id, text: 'Rain' });
      return question.id;
    },
    ends: { answered: (questionId) => arjun.api.dailyQuestion.answer({ questionId, text: 'Kites' }) },
  },
  {
    kind: 'daily_question_evening',
    async ask() {
      const { question } = await arjun.api.dailyQuestion.get();
      app.setTime('2027-03-17T20:30:10+05:30');
      await app.runScheduled('remind-of-questions');
      return question.id;
    },
    ends: {
      answered: (questionId) => arjun.api.dailyQuestion.answer({ questionId, text: 'Kites' }),
      past: async () => app.setTime('2027-03-18T00:00:10+05:30'),
      'the partner gone': () => riya.api.couples.leave({ password: riya.password }),
    },
  },
  {
    kind: 'upi_code_asked',
    ask: owe,
    ends: {
      settled: () => riya.api.balance.createSettlement({ amount: '500', method: 'cash' }),
      'settled in part': () => arjun.api.balance.createSettlement({ amount: '1', method: 'cash' }),
      'settled by an import': () =>
        arjun.api.imports.create({
          name: 'old.csv',
          rows: [],
          settlements: [{ amount: '1', settledOn: '2027-03-17', paidBy: riya.user.id }],
        }),
      'turned by an expense': () => riya.api.expenses.create({ title: 'Sofa', amount: '3000' }),
      'more than is owed': (id) => arjun.api.expenses.update({ id, amount: '999' }),
      'the expense deleted': (id) => arjun.api.expenses.delete({ id }),
      'the balance off': () => riya.api.balance.changeSplitting({ isOn: false }),
      old: async () => app.advance({ minutes: 61 }),
    },
  },
  { kind: 'list_item_given', ask: () => addItem(arjun.user.id), ends: itemEnds },
  {
    kind: 'list_item_due',
    async ask() {
      const id = await addItem();
      app.setTime('2027-03-18T09:05:00+05:30');
      await app.runScheduled('remind-of-list-items');
      return id;
    },
    ends: itemEnds,
  },
  {
    kind: 'list_items_given',
    async ask() {
      await addItem(arjun.user.id);
      const id = await addItem(arjun.user.id);
      return id;
    },
    ends: {
      async 'all done'() {
        for (const { id } of await arjun.api.lists.list())
          for (const item of await arjun.api.lists.listItems({ id }))
            await arjun.api.lists.updateItem({ id, itemId: item.id, isDone: true });
      },
    },
  },
];

async function setMax(value: string): Promise<void> {
  await app.database.pool.query(`update settings set value = $1 where key = 'max_expenses'`, [value]);
  app.advance({ minutes: 2 });
}

test('knows how to end each kind that asks', () => {
  expect(cases.map(({ kind }) => kind).toSorted()).toEqual([...ASKING_KINDS].toSorted());
});

const endings = cases.flatMap(({ kind, ask, ends }) =>
  Object.entries(ends).map(([name, end]) => ({ kind, ask, name, end })),
);

test.each(endings)('withdraws $kind: $name', async ({ kind, ask, end }) => {
  const asked = async () => (await arjun.api.notifications.list()).filter((each) => each.kind === kind);
  const id = await ask();
  expect(await asked()).toHaveLength(1);
  await arjun.api.notifications.markRead({
    notificationIds: (await arjun.api.notifications.list()).filter((each) => each.kind !== kind).map((each) => each.id),
  });
  expect(await arjun.api.notifications.unread()).toMatchObject({ hasOtherUnread: true });
  await end(id);
  expect(await asked()).toEqual([]);
  const left = (await arjun.api.notifications.list()).some(({ isRead }) => !isRead);
  expect((await arjun.api.notifications.unread()).hasOtherUnread).toBe(left);
  await setMax('100000');
});

test('words a request as its record is now', async () => {
  const messages = async () =>
    (await arjun.api.notifications.list()).map(({ title, message }) => `${title}: ${message}`);
  const { id: dateId } = await riya.api.dates.create(dinner);
  await riya.api.dates.update({ id: dateId, title: 'Thali' });
  expect(await messages()).toContain('Riya asks you on a date: Thali');
  const given = keyOf(await addItem(arjun.user.id));
  await riya.api.lists.updateItem({ ...given, text: 'Water the mogra' });
  expect((await messages()).filter((words) => words.includes('mogra'))).toHaveLength(1);
  const recurringId = await addVariable();
  await riya.api.recurring.update({ id: recurringId, title: 'Torrent Power' });
  expect((await messages()).filter((words) => words.includes('Torrent Power'))).toHaveLength(1);
});

test('names the kind and the person by whom unread ones are gathered', async () => {
  await riya.api.dates.create({ ...dinner, id: randomUUIDv7() });
  expect(await arjun.api.notifications.list()).toMatchObject([{ kind: 'date_planned', firstName: 'Riya' }]);
});

test('names one date for its changes and one budget for its percentages', async () => {
  const aboutOf = async (kind: string) =>
    (await arjun.api.notifications.list()).filter((each) => each.kind === kind).map(({ about }) => about);
  const [one, other] = [await riya.api.dates.create(dinner), await riya.api.dates.create(dinner)];
  for (const { id } of [one, other, one]) {
    await riya.api.dates.update({ id, title: `Dinner ${randomUUIDv7()}` });
    app.advance({ minutes: 6 });
  }
  const changes = await aboutOf('date_changed');
  expect([changes.length, new Set(changes).size]).toEqual([3, 2]);

  await riya.api.budgets.change({ category: 'food', monthlyAmount: '100' });
  for (const amount of ['80', '20']) await riya.api.expenses.create({ title: 'Thali', amount, category: 'food' });
  expect(await aboutOf('budget_reached')).toEqual(['food', 'food']);
});

test('lists the request for the UPI code as a prompt until it ends, apart from the bell’s list', async () => {
  expect(await arjun.api.notifications.prompts()).toEqual([]);
  await owe();
  const [prompt, ...others] = await arjun.api.notifications.prompts();
  expect(others).toEqual([]);
  expect(prompt).toMatchObject({ kind: 'upi_code_asked', isRead: false });
  expect((await arjun.api.notifications.list()).map(({ id }) => id)).toContain(prompt?.id);
  expect(await riya.api.notifications.prompts()).toEqual([]);
});
