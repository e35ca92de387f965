import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SavingsGoal } from '#domain/goals/schema.ts';
import { faultsText } from '#messages/faults.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { type FakeServer, provideServer } from '#tests/components/network.ts';
import { connectOutbox } from '#tests/components/pending-changes.ts';

const kerala: SavingsGoal = {
  id: '019ac3a0-0000-7000-8000-000000000003',
  title: 'Kerala',
  targetAmount: '25000.00',
  currentAmount: '500.00',
  category: 'vacation',
  description: null,
  targetDate: null,
  userId: riya.id,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const CREATE = 'POST /api/savings-goals';
const CHANGE = `PATCH /api/savings-goals/${kerala.id}`;

let server: FakeServer;
const onClose = vi.fn<() => void>();

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'info').mockReturnValue();
  onClose.mockClear();
  server = provideServer({
    [CREATE]: ({ body }) => Response.json(body, { status: 201 }),
    [CHANGE]: () => Response.json(kerala),
  });
});

/** Opens the form of a goal, and returns what sends pending changes. */
async function openForm(goal?: SavingsGoal) {
  const { GoalDialog } = await import('./goal-dialog.tsx');
  const sendPending = await connectOutbox();
  await holdRows(riya.id, { goals: [kerala] });
  await renderForMember(<GoalDialog onClose={onClose} {...(goal && { goal })} />);
  await screen.findByLabelText(text.fieldTarget);
  return sendPending;
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('creates a goal with its amount in digits', async () => {
  await openForm();
  type(text.fieldTitle, 'A week in Diu');
  type(text.fieldTarget, '₹25,000');
  expect(screen.getByText('₹25,000')).toBeDefined();
  type(text.fieldTargetDate, '2027-01-14');
  press(text.saveGoal);
  await expect
    .poll(() => server.bodiesOf(CREATE))
    .toMatchObject([{ title: 'A week in Diu', targetAmount: '25000', category: 'visit', targetDate: '2027-01-14' }]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('edits a goal, and leaves what is saved', async () => {
  await openForm(kerala);
  expect(screen.getByLabelText(text.fieldTarget)).toHaveProperty('value', '25000.00');
  type(text.fieldTarget, '30000');
  press(text.saveChanges);
  await expect.poll(() => server.bodiesOf(CHANGE)).toMatchObject([{ targetAmount: '30000' }]);
  expect(server.bodiesOf(CHANGE)[0]).not.toHaveProperty('currentAmount');
});

test('asks for what is missing, and sends nothing', async () => {
  await openForm();
  press(text.saveGoal);
  const { latestToast } = await import('#client/ui/feedback/toast.ts');
  await expect
    .poll(() => latestToast.get())
    .toMatchObject({ title: text.error, description: faultsText.money.fieldsRequired });
  expect(server.bodiesOf(CREATE)).toEqual([]);
});

test.each([
  ['12,00', faultsText.money.amountAmbiguous],
  ['0', faultsText.money.amountNotPositive],
])('refuses the target %s', async (typed, words) => {
  await openForm();
  type(text.fieldTitle, 'Diu');
  type(text.fieldTarget, typed);
  press(text.saveGoal);
  expect(await screen.findByText(words)).toBeDefined();
  expect(server.bodiesOf(CREATE)).toEqual([]);
});

test('shows the reason of the server, and leaves what was typed', async () => {
  server.answers[CREATE] = () => Response.json({ code: 'storage_limit', message: 'There is no room' }, { status: 409 });
  await openForm();
  type(text.fieldTitle, 'Diu');
  type(text.fieldTarget, '100');
  press(text.saveGoal);
  expect((await screen.findByText('There is no room')).getAttribute('role')).toBe('alert');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText(text.fieldTitle)).toHaveProperty('value', 'Diu');
});

test('creates a goal without a network, and sends it once afterwards', async () => {
  const sendPending = await openForm();
  server.isCut = true;
  type(text.fieldTitle, 'Diu');
  type(text.fieldTarget, '100');
  press(text.saveGoal);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  server.isCut = false;
  await act(sendPending);
  await act(sendPending);
  expect(server.bodiesOf(CREATE)).toMatchObject([{ title: 'Diu', targetAmount: '100' }]);
});
