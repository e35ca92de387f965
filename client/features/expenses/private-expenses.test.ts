import { expect, test } from 'vitest';
import type { CopiedRead, CopyContext } from '#client/data/copy/shown.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { summaryRead } from '#client/features/statement/reads.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import { type PublicRows, showRead } from '#tests/components/show-read.ts';
import { pendingExpenses } from './offline.ts';
import { expensesRead, ownSumsRead } from './reads.ts';

const context: CopyContext = {
  memberId: 'riya',
  partnerId: 'arjun',
  // Wednesday.
  today: '2026-11-25',
  defaultSplit: { kind: 'equal' },
};

function expense(id: string, amount: string, fields: Partial<Expense> = {}): Expense {
  return {
    id,
    title: id,
    amount,
    category: 'food',
    description: null,
    spentOn: '2026-11-24',
    paidBy: 'riya',
    split: { kind: 'equal' },
    shares: [
      { userId: 'riya', amount: String(Number(amount) / 2) },
      { userId: 'arjun', amount: String(Number(amount) / 2) },
    ],
    imageUrl: null,
    thumbnailUrl: null,
    userId: 'riya',
    audience: 'both',
    surpriseUntil: null,
    createdAt: '2026-11-24T10:00:00.000Z',
    updatedAt: '2026-11-24T10:00:00.000Z',
    ...fields,
  };
}

function change(call: string, objectId: string, fields: Partial<PendingMutation> = {}): PendingMutation {
  return {
    order: 1,
    key: 'key',
    memberId: 'riya',
    call,
    method: 'POST',
    path: '/api/expenses',
    body: null,
    objectId,
    madeAt: '2026-11-25T10:00:00.000Z',
    before: null,
    state: 'waiting',
    ...fields,
  };
}

const chai = expense('chai', '40.00');

function show<Input, Data>(
  read: CopiedRead<Input, Data>,
  input: Input,
  rows: PublicRows,
  changes: readonly PendingMutation[],
): Data {
  return showRead(read, input, { rows, changes, rules: [pendingExpenses], context });
}

const ring = expense('ring', '45000.00', { audience: 'me', split: { kind: 'payer' } });

test('lists what the member alone sees among the others, and counts it in sums of its own', () => {
  const rows = { expenses: [chai], privateExpenses: [ring] };
  expect(show(expensesRead, {}, rows, []).map(({ id }) => id)).toEqual(['ring', 'chai']);
  expect(show(summaryRead, null, rows, []).expenses).toMatchObject({ total: '40.00', count: 1 });
  expect(show(ownSumsRead, '2026-11', rows, [])).toEqual({
    total: '45000.00',
    byCategory: [{ category: 'food', total: '45000.00' }],
  });
});

test('adds an expense of one and a surprise offline, each the author’s own by default', () => {
  const body = { title: 'Ring', amount: '450', spentOn: '2026-11-25' };
  const own = change('expenses.create', 'own', { body: { ...body, audience: 'me' } });
  const surprise = change('expenses.create', 'surprise', { body: { ...body, surpriseUntil: '2027-02-14' } });
  const shown = show(expensesRead, {}, {}, [own, surprise]);
  expect(shown).toMatchObject([
    { id: 'surprise', audience: 'both', surpriseUntil: '2027-02-14', split: { kind: 'payer' } },
    { id: 'own', audience: 'me', surpriseUntil: null, shares: [{ userId: 'riya', amount: '450.00' }] },
  ]);
  expect(show(summaryRead, null, {}, [own, surprise]).expenses).toMatchObject({ total: '0.00' });
});

test('moves an expense out of all sums when it is hidden, and back when both see it', () => {
  const hide = change('expenses.update', 'chai', { before: { ...chai }, body: { audience: 'me' } });
  const rows = { expenses: [chai] };
  expect(show(summaryRead, null, rows, [hide]).expenses).toMatchObject({ total: '0.00', count: 0 });
  expect(show(expensesRead, {}, rows, [hide])).toMatchObject([{ id: 'chai', audience: 'me' }]);
  const dearer = change('expenses.update', 'chai', { before: { ...chai }, body: { amount: '50' } });
  expect(show(expensesRead, {}, rows, [hide, dearer])).toMatchObject([{ audience: 'me', amount: '50.00' }]);
  const back = change('expenses.update', 'ring', { before: { ...ring }, body: { audience: 'both' } });
  const own = { privateExpenses: [ring] };
  expect(show(summaryRead, null, own, [back]).expenses).toMatchObject({ total: '45000.00', count: 1 });
  expect(show(ownSumsRead, '2026-11', own, [back])).toMatchObject({ total: '0.00' });
});

test('deletes and restores an expense that the member alone sees', () => {
  const rows = { privateExpenses: [ring] };
  const remove = change('expenses.delete', 'ring', { before: { ...ring }, method: 'DELETE' });
  expect(show(expensesRead, {}, rows, [remove])).toEqual([]);
  const restore = change('expenses.restore', 'ring', { before: { ...ring } });
  expect(show(expensesRead, {}, rows, [remove, restore])).toMatchObject([{ id: 'ring', audience: 'me' }]);
});

test('shows what is paid from the couple’s own money in halves, and no debt', () => {
  const sofa = change('expenses.create', 'sofa', {
    body: { title: 'Sofa', amount: '101', paidBy: 'both', spentOn: '2026-11-25' },
  });
  expect(show(expensesRead, {}, {}, [sofa])).toMatchObject([
    {
      paidBy: 'both',
      split: null,
      shares: [
        { userId: 'riya', amount: '50.50' },
        { userId: 'arjun', amount: '50.50' },
      ],
    },
  ]);
  const back = change('expenses.update', 'sofa', { body: { paidBy: 'arjun' } });
  expect(show(expensesRead, {}, {}, [sofa, back])).toMatchObject([{ paidBy: 'arjun', split: { kind: 'equal' } }]);
});
