import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeExpense } from '#domain/expenses/rules.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2026-11-20T12:00:00+05:30');
});
afterAll(() => app.close());

const amount = '99.99';
const until = { surpriseUntil: '2026-12-01' } as const;

const shownOf = ({ audience, surpriseUntil, paidBy, split, shares }: Expense) => ({
  audience,
  surpriseUntil,
  paidBy,
  split,
  shares,
});

test.each([
  ['without a balance', null],
  ['with a balance', { kind: 'equal' }],
  ['with a default in percent', { kind: 'percent', payer: 30 }],
] as const)('computes a change of the audience on a device as the server does, %s', async (_name, defaultSplit) => {
  const [{ api, user }, arjun] = await registerCouple(app);
  if (defaultSplit) await api.balance.changeSplitting({ isOn: true, default: defaultSplit });
  const partnerId = arjun.user.id;
  const recorded = [
    {},
    { paidBy: partnerId },
    { paidBy: 'both' },
    { split: { kind: 'amounts', payer: '60' } },
    { audience: 'me' },
    until,
    { ...until, split: { kind: 'percent', payer: 25 } },
  ] as const;
  const changes = [
    { audience: 'me', paidBy: user.id },
    { audience: 'both', surpriseUntil: '2026-12-02', paidBy: user.id },
    { audience: 'both', surpriseUntil: '2026-12-02', paidBy: user.id, split: { kind: 'equal' } },
    { audience: 'both', surpriseUntil: null },
    { audience: 'both', surpriseUntil: null, paidBy: partnerId },
    { audience: 'both', surpriseUntil: null, paidBy: 'both', amount: '5.55' },
  ] as const;
  for (const fields of recorded)
    for (const change of changes) {
      const before = await api.expenses.create({ title: 'Ring', amount, ...fields });
      const after = await api.expenses.update({ id: before.id, ...change });
      const onDevice = changeExpense(before, change, { partnerId, defaultSplit });
      expect({ fields, change, ...shownOf(onDevice) }).toEqual({ fields, change, ...shownOf(after) });
    }
});
