import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CopiedRow } from '#domain/copy/rows.ts';
import type { CopiedRows } from '#domain/copy/schema.ts';
import { expenseImportText } from '#messages/expense-import.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import { recurringScreensText } from '#messages/recurring.ts';
import { riya } from '#tests/components/couple.ts';
import { findDialog } from '#tests/components/find-dialog.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { balanceRows } from '#tests/components/money-rows.ts';
import { provideServer } from '#tests/components/network.ts';

const electricity: CopiedRow<'recurring'> = {
  id: '019ac3a0-0000-7000-8000-0000000000e1',
  title: 'Electricity',
  amount: null,
  category: 'bills',
  paidBy: riya.id,
  sharedWith: null,
  splitKind: 'equal',
  splitValue: null,
  every: 'month',
  startsOn: '2026-10-05',
  endsOn: null,
  isVariable: true,
  noticeDays: 0,
  nextOn: '2099-12-05',
  waitingOn: ['2026-11-05'],
  takenOn: [],
  userId: riya.id,
  createdAt: '2026-10-01T10:00:00.000Z',
  updatedAt: '2026-10-01T10:00:00.000Z',
};

beforeEach(() => {
  vi.resetModules();
  provideServer({ 'GET /api/expense-imports?limit=5': () => Response.json([]) });
});

async function openMoney(rows: CopiedRows = {}) {
  const { default: FinancesScreen } = await import('./finances-screen.tsx');
  await holdRows(riya.id, { ...balanceRows('500.00'), ...rows });
  await renderForMember(<FinancesScreen />, riya, '/finances');
  await screen.findByRole('heading', { name: text.totalExpenses });
}

/** True if the first is above the second. */
const isAbove = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('opens an import from above the parts of the page', async () => {
  await openMoney();
  const button = screen.getByRole('button', { name: text.importExpenses });
  expect(isAbove(button, screen.getByRole('navigation', { name: text.parts }))).toBe(true);
  fireEvent.click(button);
  const dialog = await findDialog(expenseImportText.title);
  expect(dialog.getByRole('button', { name: expenseImportText.chooseFile })).toBeDefined();
});

test('moves the focus to the recurring expenses', async () => {
  await openMoney();
  fireEvent.click(screen.getByRole('link', { name: recurringScreensText.title }));
  const heading = screen.getByRole('heading', { name: recurringScreensText.title });
  expect(document.activeElement?.contains(heading)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('asks for a missing amount above the lists', async () => {
  await openMoney({ recurring: [electricity] });
  const fill = screen.getByRole('button', { name: new RegExp(`^${recurringScreensText.fillIn}`) });
  expect(isAbove(fill, screen.getByRole('heading', { name: text.recent }))).toBe(true);
});

test('asks for nothing without a day that waits', async () => {
  await openMoney({ recurring: [{ ...electricity, waitingOn: [] }] });
  expect(screen.queryByText(recurringScreensText.waiting)).toBeNull();
});

test('marks the first part again after a jump to the top of the page', async () => {
  let see: (entries: Partial<IntersectionObserverEntry>[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof see) {
        see = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  await openMoney();
  const parts = within(screen.getByRole('navigation', { name: text.parts }));
  const current = () => parts.getByRole('link', { current: 'location' }).textContent;
  const target = (id: string) => document.getElementById(id) ?? document.body;
  act(() => see([{ isIntersecting: true, target: target('analysis') }]));
  expect(current()).toBe(text.partNames.analysis);
  vi.spyOn(target('month'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight / 2, 390, 900));
  act(() => see([{ isIntersecting: false, target: target('analysis') }]));
  expect(current()).toBe(text.partNames.month);
});
