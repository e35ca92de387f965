import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expenseImportText as text } from '#messages/expense-import.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { balanceRows } from '#tests/components/money-rows.ts';
import { type FakeServer, provideServer } from '#tests/components/network.ts';

const CHECK = 'POST /api/expense-imports/check';

const SWIGGY = 'UPI-SWIGGY-SWIGGY@YBL-YESB0000001-1234-FOOD';
const STATEMENT = `Date,Narration,Debit,Credit,Balance
12/11/2026,${SWIGGY},486,,9514
13/11/2026,ATM WDL 1234 AC NAGAR,5000,,4514
14/11/2026,Milk,60,,4454
15/11/2026,SALARY ACME,,75000,79454`;

let server: FakeServer;

beforeEach(() => {
  vi.resetModules();
  server = provideServer({
    [CHECK]: () => Response.json({ present: [], presentSettlements: [] }),
    'GET /api/expense-imports?limit=5': () => Response.json([]),
  });
});

async function preview(content: string) {
  const { ImportSheet } = await import('./import-sheet.tsx');
  await holdRows(riya.id, balanceRows('0.00'));
  await renderForMember(<ImportSheet onClose={() => {}} />);
  const field = await screen.findByLabelText(text.chooseFile, { selector: 'input' });
  const file = new File([content], 'statement.csv', { type: 'text/csv' });
  fireEvent.change(field, { target: { files: [file] } });
  await screen.findByRole('button', { name: new RegExp(`^${text.view.import}`) });
}

const box = (name: string) => screen.getByRole('checkbox', { name });

test('names payees as people say them, and shows the words of the bank in the details', async () => {
  await preview(STATEMENT);
  expect(box('Swiggy')).toHaveProperty('checked', true);
  expect(screen.queryByText(text.written(SWIGGY))).toBeNull();
  const details = screen.getByRole('button', { name: text.detailsOf('Swiggy') });
  expect(details.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(details);
  expect(details.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(text.written(SWIGGY))).toBeDefined();
});

test('leaves out cash until it is chosen', async () => {
  await preview(STATEMENT);
  expect(box('ATM')).toHaveProperty('checked', false);
  expect(screen.getByRole('button', { name: text.submit(2, 0, 2) })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: text.detailsOf('ATM') }));
  expect(screen.getByText(text.cashHint)).toBeDefined();
  fireEvent.click(box('ATM'));
  expect(screen.getByRole('button', { name: text.submit(3, 0, 1) })).toBeDefined();
});

test('names the audience of a row that differs from all', async () => {
  await preview(STATEMENT);
  fireEvent.click(screen.getByRole('button', { name: text.detailsOf('Milk') }));
  fireEvent.change(screen.getByLabelText(text.seenOf('Milk')), { target: { value: 'split' } });
  const row = box('Milk').closest('li');
  if (!row) throw new Error('The row is gone');
  expect(row.textContent).toContain(text.rowChoices.split);
  expect(within(row).getByText(/Arjun ₹30/)).toBeDefined();
});

test('compares a renamed row by the words of the bank too', async () => {
  server.answers[CHECK] = ({ body }) => {
    const { rows } = body as { rows: { title: string }[] };
    const place = rows.findIndex(({ title }) => title === SWIGGY);
    return Response.json({ present: [place], presentSettlements: [] });
  };
  await preview(STATEMENT);
  expect(box('Swiggy')).toHaveProperty('checked', false);
  expect(screen.getByText(text.present(1))).toBeDefined();
});
