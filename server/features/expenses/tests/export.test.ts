import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const head = '\uFEFFDate,Title,Category,Amount (INR),Description,Added by,Paid by,Shares\r\n';

test('writes a line for each expense, with India’s dates, and no formula that runs', async () => {
  const [riya, arjun] = await registerCouple(app);
  await riya.api.expenses.create({
    title: '=HYPERLINK("https://evil.example")',
    amount: '1',
    description: '+1',
  });
  await arjun.api.expenses.create({
    title: 'દાબેલી, 2 "large"',
    amount: '123456.5',
    category: 'dates',
  });
  const day = app.platform.clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate().toString();
  const response = await riya.fetch('/api/expenses/export.csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="jugal-expenses-${day}.csv"`);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())).toBe(
    `${head}${day},"દાબેલી, 2 ""large""",Date Night,123456.50,,Arjun,Arjun,Arjun 61728.25; Riya 61728.25\r\n` +
      `${day},"'=HYPERLINK(""https://evil.example"")",Food & Dining,1.00,'+1,Riya,Riya,Riya 0.50; Arjun 0.50\r\n`,
  );
});

test('applies the filters to the file, and writes only the header without expenses', async () => {
  const [riya] = await registerCouple(app);
  await riya.api.expenses.create({ title: 'Auto', amount: '80', category: 'travel' });
  await riya.api.expenses.create({ title: 'Chai', amount: '20' });
  const travel = await (await riya.fetch('/api/expenses/export.csv?category=travel&search=auto')).text();
  expect(travel).toContain('Auto');
  expect(travel).not.toContain('Chai');
  const alone = await registerPerson(app);
  const empty = await alone.fetch('/api/expenses/export.csv');
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await empty.arrayBuffer())).toBe(head);
});
