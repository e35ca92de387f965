import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DateEvent } from '#domain/dates/schema.ts';
import { dateAnswersText } from '#messages/date-answers.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';
import { riya } from '#tests/components/couple.ts';
import { findDialog } from '#tests/components/find-dialog.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { type FakeServer, provideServer } from '#tests/components/network.ts';

const dinner: DateEvent = {
  id: '0198a1b2-0000-7000-8000-00000000d001',
  title: 'Dinner by the river',
  description: null,
  scheduledDate: '2026-12-05',
  scheduledTime: '19:00',
  timezone: 'Asia/Kolkata',
  startsAt: '2026-12-05T13:30:00.000Z',
  duration: 120,
  location: null,
  category: 'romantic_dinner',
  userId: riya.id,
  partnerResponse: 'pending',
  suggestion: null,
  seriesId: null,
  seriesDay: null,
  ownFields: [],
  reactions: [],
  commentCount: 0,
  createdAt: '2026-11-24T10:00:00.000Z',
  updatedAt: '2026-11-24T10:00:00.000Z',
};
const DELETE = `DELETE /api/date-events/${dinner.id}`;

let server: FakeServer;
// On a busy machine, the first import of the form takes as long as a test may.
beforeAll(async () => void (await import('./date-form-dialog.tsx')), 60_000);
beforeEach(() => {
  vi.resetModules();
  vi.setSystemTime('2026-11-30T06:30:00.000Z');
  vi.spyOn(console, 'info').mockReturnValue();
  server = provideServer({ [DELETE]: () => new Response(null, { status: 204 }) });
});

async function show(date: DateEvent) {
  const { DateActions } = await import('./date-actions.tsx');
  await holdRows(riya.id, { dates: [date] });
  await renderForMember(<DateActions date={date} />);
}

async function openMenu(date: DateEvent) {
  await show(date);
  await userEvent.click(screen.getByRole('button', { name: text.actions }));
  return findDialog(date.title);
}

test('opens the form of a date from its sheet', async () => {
  const menu = await openMenu(dinner);
  await userEvent.click(menu.getByRole('button', { name: text.edit }));
  const form = await findDialog(text.editTitle);
  expect(form.getByLabelText<HTMLInputElement>(text.fieldTitle).value).toBe(dinner.title);
});

test('deletes a date from its row after a question', async () => {
  await show(dinner);
  await userEvent.click(screen.getByRole('button', { name: text.delete }));
  const question = await findDialog(text.deleteTitle);
  expect(server.received).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: text.delete }));
  await vi.waitFor(() => expect(server.received.map(({ route }) => route)).toContain(DELETE));
});

test('asks which dates of a series are deleted', async () => {
  await show({ ...dinner, seriesId: '0198a1b2-0000-7000-8000-00000000d002' });
  await userEvent.click(screen.getByRole('button', { name: text.delete }));
  const scopes = await findDialog(dateAnswersText.scopeTitle.delete);
  await userEvent.click(scopes.getByRole('button', { name: text.scopes.all }));
  await vi.waitFor(() => expect(server.bodiesOf(DELETE)).toEqual([{ scope: 'all' }]));
});
