import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Expense } from '#domain/expenses/schema.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const NOW = '2027-03-17T12:00:00+05:30';
const THIS_MONTH = '2027-03-16';
const LAST_MONTH = '2027-02-10';

const amount = fc.integer({ min: 1, max: 12 }).map((hundreds) => String(100 * hundreds));
const day = fc.constantFrom(THIS_MONTH, THIS_MONTH, LAST_MONTH);
const which = fc.nat(9);
const step = fc.oneof(
  fc.record({ act: fc.constant('spend' as const), amount, day }),
  fc.record({ act: fc.constant('edit' as const), which, amount }),
  fc.record({ act: fc.constant('move' as const), which, day }),
  fc.record({ act: fc.constant('delete' as const), which }),
  fc.record({ act: fc.constant('restore' as const), which }),
  fc.record({ act: fc.constant('import' as const), amount, day }),
  fc.record({ act: fc.constant('undo' as const), which }),
  fc.record({ act: fc.constant('budget' as const), amount: fc.option(amount) }),
  fc.record({ act: fc.constant('read' as const) }),
);

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

interface Books {
  expenses: Expense[];
  deleted: string[];
  imports: string[];
}

async function run(riya: Person, arjun: Person, books: Books, each: Step): Promise<void> {
  const pick = <Row>(rows: Row[], place: number) => rows[place % Math.max(1, rows.length)];
  switch (each.act) {
    case 'spend':
      await riya.api.expenses.create({ title: 'Thali', amount: each.amount, spentOn: each.day });
      break;
    case 'edit':
    case 'move': {
      const id = pick(books.expenses, each.which)?.id;
      const patch = each.act === 'edit' ? { amount: each.amount } : { spentOn: each.day };
      if (id !== undefined) await arjun.api.expenses.update({ id, ...patch });
      break;
    }
    case 'delete': {
      const id = pick(books.expenses, each.which)?.id;
      if (id === undefined) return;
      await arjun.api.expenses.delete({ id });
      books.deleted.push(id);
      break;
    }
    case 'restore': {
      const id = pick(books.deleted, each.which);
      if (id === undefined) return;
      books.deleted = books.deleted.filter((other) => other !== id);
      await riya.api.expenses.restore({ id });
      break;
    }
    case 'import': {
      const row = { title: 'Chai', amount: each.amount, category: 'food', spentOn: each.day } as const;
      books.imports.push((await riya.api.imports.create({ name: 'bank.csv', rows: [row, row] })).id);
      break;
    }
    case 'undo': {
      const id = pick(books.imports, each.which);
      if (id === undefined) return;
      books.imports = books.imports.filter((other) => other !== id);
      await arjun.api.imports.undo({ id });
      break;
    }
    case 'budget':
      await riya.api.budgets.change({ category: 'total', monthlyAmount: each.amount });
      break;
    case 'read':
      await arjun.api.notifications.markAllRead();
  }
}

/** Returns the highest percentage that the month's spending has reached. */
function reached(budget: string | undefined, spent: number): number {
  if (budget === undefined) return 0;
  return [100, 80].find((percent) => spent * 100 >= Number(budget) * percent) ?? 0;
}

test('has an alarm of the reached percentage and none above it, after any history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      app.setTime(NOW);
      const [riya, arjun] = await registerCouple(app);
      const books: Books = { expenses: [], deleted: [], imports: [] };
      await riya.api.budgets.change({ category: 'total', monthlyAmount: '1500' });
      for (const each of steps) {
        await run(riya, arjun, books, each);
        books.expenses = await riya.api.expenses.list({});
        const [budget] = await riya.api.budgets.list();
        const spent = books.expenses
          .filter(({ spentOn }) => spentOn === THIS_MONTH)
          .reduce((sum, expense) => sum + Number(expense.amount), 0);
        const percent = reached(budget?.monthlyAmount, spent);
        for (const { api } of [riya, arjun]) {
          const titles = (await api.notifications.list())
            .filter(({ kind }) => kind === 'budget_reached')
            .map(({ title }) => (title.startsWith('80%') ? 80 : 100));
          expect([each, Math.max(0, ...titles)]).toEqual([each, percent]);
          expect(new Set(titles).size).toBe(titles.length);
          const stated = (await api.notifications.list())
            .filter(({ kind }) => kind === 'budget_reached')
            .map(({ message }) => Number(/₹([\d,]+)/.exec(message)?.[1]?.replaceAll(',', '')));
          expect([each, stated.filter((sum) => !(sum <= spent))]).toEqual([each, []]);
        }
      }
    }),
    { numRuns: 12, seed: 20261128 },
  );
}, 120_000);

test('withdraws the alarm of a past month with the import that caused it', async () => {
  app.setTime(NOW);
  const [riya, arjun] = await registerCouple(app);
  await riya.api.budgets.change({ category: 'food', monthlyAmount: '100' });
  const rows = [{ title: 'Thali', amount: '100', category: 'food', spentOn: THIS_MONTH } as const];
  app.setTime('2027-03-31T20:00:00+05:30');
  const { id } = await riya.api.imports.create({ name: 'bank.csv', rows });
  const told = async () => (await arjun.api.notifications.list()).map(({ kind }) => kind);
  expect((await told()).toSorted()).toEqual(['budget_reached', 'expenses_imported']);
  app.setTime('2027-04-01T09:00:00+05:30');
  await arjun.api.imports.undo({ id });
  expect(await told()).toEqual([]);
});

test('lowers the sum that an alarm states when an expense is hidden', async () => {
  app.setTime(NOW);
  const [riya, arjun] = await registerCouple(app);
  await riya.api.budgets.change({ category: 'total', monthlyAmount: '10000' });
  await riya.api.expenses.create({ title: 'Rent', amount: '9000' });
  await arjun.api.notifications.markAllRead();
  const { id } = await riya.api.expenses.create({ title: 'Ring', amount: '1500', category: 'gifts' });
  const told = async () => (await arjun.api.notifications.list()).map(({ title, message }) => `${title} ${message}`);
  expect((await told()).join()).toMatch('10,500');
  await riya.api.expenses.update({ id, amount: '900' });
  expect((await told()).join()).not.toMatch(/10,500/);
  await riya.api.expenses.update({ id, audience: 'me' });
  expect(await told()).toEqual([expect.stringMatching(/^80%.*9,000/)]);
  await riya.api.expenses.update({ id, audience: 'both' });
  await riya.api.expenses.update({ id, amount: '2000' });
  app.setTime('2027-04-01T09:00:00+05:30');
  await riya.api.expenses.update({ id, amount: '1000' });
  expect((await told()).join()).not.toMatch(/11,000/);
});

test('raises and withdraws alarms as spending comes and goes with a member', async () => {
  app.setTime(NOW);
  const riya = await registerPerson(app, 'Riya');
  const arjun = await registerPerson(app, 'Arjun');
  await riya.api.budgets.change({ category: 'total', monthlyAmount: '1000' });
  await arjun.api.expenses.create({ title: 'Rent', amount: '1000', spentOn: THIS_MONTH });
  const { inviteCode } = await riya.api.couples.get();
  await arjun.api.couples.join({ inviteCode });
  const alarms = async () => (await riya.api.notifications.list()).filter(({ kind }) => kind === 'budget_reached');
  expect(await alarms()).toHaveLength(1);
  await arjun.api.couples.leave({ password: arjun.password });
  expect(await alarms()).toEqual([]);
});
