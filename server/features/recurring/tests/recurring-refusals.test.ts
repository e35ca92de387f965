import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecurringExpenseInput } from '#domain/recurring/schema.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2027-01-20T12:00:00+05:30');
  [riya] = await registerCouple(app);
});
afterAll(() => app.close());

type Wrong = Partial<Record<keyof RecurringExpenseInput, unknown>>;
test.each<[Wrong, string]>([
  [{ title: ' ' }, 'Please fill in all required fields.'],
  [{ amount: null }, 'Please enter an amount.'],
  [{ amount: '0' }, 'Please enter an amount greater than 0.'],
  [{ amount: 'much', isVariable: true }, 'Please enter the amount in rupees as digits, such as 250 or 99.50.'],
  [{ category: 'lunch' }, 'Please select a category.'],
  [{ every: 'day' }, 'Please choose every week, month or year.'],
  [{ every: undefined }, 'Please choose every week, month or year.'],
  [{ startsOn: '2027-02-30' }, 'Please select a valid date.'],
  [{ endsOn: '2027-01-30' }, 'It cannot end before it begins.'],
  [{ isVariable: 'yes' }, 'Please answer with true or false.'],
  [{ split: { kind: 'amounts', payer: '18001' } }, 'The payer’s share can be at most the amount.'],
  [
    { isVariable: true, split: { kind: 'amounts', payer: '1' } },
    'Where the amount changes, please split it in halves or by percent.',
  ],
  [{ paidBy: crypto.randomUUID() }, 'Please choose one of you two as the payer.'],
])('rejects POST /api/recurring-expenses with %j: %s', async (wrong, message) => {
  const body = { title: 'Rent', amount: '18000', every: 'month', startsOn: '2027-01-31', ...wrong };
  const response = await riya.fetch('/api/recurring-expenses', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});
