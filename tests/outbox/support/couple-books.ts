import { expect } from 'vitest';
import { newId } from '#client/data/outbox/new-id.ts';
import type { Fields } from '#client/data/outbox/pending-mutation.ts';
import type { NewChange } from '#client/data/outbox/stored/change-store.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { Person } from '#tests/support/people.ts';

/** Kinds of entries that two members write into their books in a fault script. */
export const BOOK_KINDS = ['deposit', 'rename', 'spend', 'settle', 'budget', 'recur', 'fill'] as const;
export type BookKind = (typeof BOOK_KINDS)[number];
/** Kinds whose last write wins, so that one can make another stale. */
export const AMENDING: ReadonlySet<string> = new Set<BookKind>(['rename', 'budget']);

export type MadeCall = Pick<NewChange, 'call' | 'method' | 'path' | 'body' | 'before'>;

/** A written entry, as the script remembers it. */
export interface Entry {
  kind: string;
  /** A unique value of the entry: its title or an amount. */
  token: string;
}

export interface Books {
  /** Prepares the call for one more entry; for an edit, with the record as its author sees it. */
  write(kind: BookKind, count: number, writer: Person): Promise<{ made: MadeCall; token: string }>;
  /** Expects every entry to exist once, and every sum to match. */
  check(entries: readonly Entry[]): Promise<void>;
}

const TABLES = [
  'savings_entries',
  'savings_goals',
  'settlements',
  'expenses',
  'expense_debts',
  'budgets',
  'recurring_expenses',
];

/** Opens empty books of two who split expenses, with a goal and a weekly expense whose amounts are pending. */
export async function openBooks(app: TestApp, [riya, arjun]: readonly [Person, Person]): Promise<Books> {
  await app.database.pool.query(TABLES.map((table) => `delete from ${table}`).join(';'));
  await riya.api.balance.changeSplitting({ isOn: true });
  const goal = await arjun.api.goals.create({ title: 'Kerala', targetAmount: '90000' });
  const start = Temporal.Now.plainDateISO('Asia/Kolkata').subtract({ weeks: 45 });
  const milk = await arjun.api.recurring.create({
    title: 'Milk',
    isVariable: true,
    every: 'week',
    // An expense without a debt, so that no settlement covers it.
    split: { kind: 'payer' },
    startsOn: start.toString(),
  });
  const days = [...milk.waitingOn];

  return {
    async write(kind, count, writer) {
      const id = newId();
      const token = kind === 'budget' ? `${count}.00` : `${kind} ${count}`;
      return { made: await make(), token };

      async function make(): Promise<MadeCall> {
        const { budgets, goals } = writer.api;
        switch (kind) {
          case 'deposit':
            return post('goals.addMoney', `/api/savings-goals/${goal.id}/add-money`, { amount: '1.00' });
          case 'rename': {
            const [before] = await goals.list();
            return {
              call: 'goals.update',
              method: 'PATCH',
              path: `/api/savings-goals/${goal.id}`,
              body: { title: token },
              before: toFields(before),
            };
          }
          case 'spend':
            // Entirely for Riya, so she owes 2 rupees more.
            return post('expenses.create', '/api/expenses', {
              id,
              title: token,
              amount: '2',
              paidBy: arjun.user.id,
              split: { kind: 'other' },
            });
          case 'settle':
            return post('balance.createSettlement', '/api/settlements', {
              id,
              amount: '1',
              method: 'cash',
              note: token,
              fromUserId: riya.user.id,
            });
          case 'budget': {
            const [seen] = await budgets.list();
            return {
              call: 'budgets.change',
              method: 'PUT',
              path: '/api/budgets/food',
              body: { monthlyAmount: token },
              before: toFields(seen ?? { monthlyAmount: null, updatedAt: null }),
            };
          }
          case 'recur':
            return post('recurring.create', '/api/recurring-expenses', {
              id,
              title: token,
              amount: '500',
              every: 'month',
              startsOn: Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 9 }).toString(),
            });
          case 'fill':
            return post('recurring.fillIn', `/api/recurring-expenses/${milk.id}/fill`, {
              on: days.shift(),
              amount: '40',
            });
        }
      }
    },

    async check(entries) {
      const tokensOf = (kind: BookKind) => entries.filter((entry) => entry.kind === kind).map(({ token }) => token);
      const countOf = (kind: BookKind) => tokensOf(kind).length;
      const [goals, saved, expenses, settlements, balance, budgets, recurring] = await Promise.all([
        riya.api.goals.list(),
        riya.api.goals.listEntries({ id: goal.id }),
        riya.api.expenses.list(),
        riya.api.balance.listSettlements(),
        riya.api.balance.read(),
        riya.api.budgets.list(),
        riya.api.recurring.list(),
      ]);
      expect(goals).toMatchObject([{ id: goal.id, currentAmount: `${countOf('deposit')}.00` }]);
      expect(saved.map(({ amount }) => amount)).toEqual(tokensOf('deposit').map(() => '1.00'));
      expect(['Kerala', ...tokensOf('rename')]).toContain(goals[0]?.title);

      const titles = (title: string) => (title === 'Milk' ? [] : [title]);
      expect(expenses.flatMap(({ title }) => titles(title)).toSorted()).toEqual(tokensOf('spend').toSorted());
      expect(settlements.map(({ note }) => String(note)).toSorted()).toEqual(tokensOf('settle').toSorted());
      const filled = expenses.filter(({ title }) => title === 'Milk');
      expect(filled).toHaveLength(countOf('fill'));
      const waiting = recurring.find(({ id }) => id === milk.id)?.waitingOn ?? [];
      expect([...waiting, ...filled.map(({ spentOn }) => spentOn)].toSorted()).toEqual(milk.waitingOn);
      expect(recurring.flatMap(({ title }) => titles(title)).toSorted()).toEqual(tokensOf('recur').toSorted());

      const owed = 2 * countOf('spend') - countOf('settle');
      expect([balance.owedBy, balance.amount]).toEqual(owed === 0 ? [null, '0.00'] : [riya.user.id, `${owed}.00`]);
      const amounts = tokensOf('budget');
      expect(budgets).toHaveLength(Math.min(1, amounts.length));
      for (const { monthlyAmount } of budgets) expect(amounts).toContain(monthlyAmount);
    },
  };
}

function post(call: string, path: string, body: Fields): MadeCall {
  return { call, method: 'POST', path, body, before: null };
}

function toFields(row: object | undefined): Fields | null {
  return row ? { ...row } : null;
}
