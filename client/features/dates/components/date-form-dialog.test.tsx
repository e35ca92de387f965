import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FreeTime } from '#domain/availability/schema.ts';
import type { CopiedRow } from '#domain/copy/rows.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';
import { arjun, riya } from '#tests/components/couple.ts';
import { coupleRows, holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { type FakeServer, provideServer } from '#tests/components/network.ts';

const CREATE = 'POST /api/date-events';
const diu: CopiedRow<'dates'> = {
  id: '0198a1b2-0000-7000-8000-00000000d001',
  title: 'Weekend in Diu',
  description: null,
  scheduledDate: '2027-01-02',
  scheduledTime: '08:00',
  timezone: 'Asia/Kolkata',
  startsAt: '2027-01-02T02:30:00.000Z',
  duration: 1440,
  location: null,
  category: 'other',
  userId: arjun.id,
  partnerResponse: 'accepted',
  suggestion: null,
  seriesId: null,
  seriesDay: null,
  ownFields: [],
  reactions: [],
  commentCount: 0,
  createdAt: '2026-11-24T10:00:00.000Z',
  updatedAt: '2026-11-24T10:00:00.000Z',
};
const evenings: FreeTime[] = ['2026-11-30', '2026-12-01', '2026-12-03'].map((day) => ({
  startsAt: `${day}T14:30:00.000Z`,
  endsAt: `${day}T17:30:00.000Z`,
}));

let server: FakeServer;
// On a busy machine, the first import of the form takes as long as a test may.
beforeAll(async () => void (await import('./date-form-dialog.tsx')), 60_000);
beforeEach(() => {
  vi.resetModules();
  vi.setSystemTime('2026-11-30T06:30:00.000Z');
  vi.spyOn(console, 'info').mockReturnValue();
  server = provideServer({
    'GET /api/free-times': () => Response.json(evenings),
    [CREATE]: ({ body }) => Response.json({ ...diu, ...Object(body) }, { status: 201 }),
  });
});

async function open(date?: typeof diu) {
  const { DateFormDialog } = await import('./date-form-dialog.tsx');
  await renderForMember(<DateFormDialog onClose={() => undefined} {...(date && { date })} />);
  await screen.findByLabelText(text.fieldTitle);
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true }).value;
const note = () => screen.getByRole('status').textContent;

test('offers the evenings when both are free, and fills day and time by one', async () => {
  await holdRows(riya.id, {});
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Tue 1 Dec, both free' }));
  expect([valueOf(text.fieldDate), valueOf(text.fieldTime)]).toEqual(['2026-12-01', '20:00']);
  expect(screen.getByRole('button', { name: 'Tonight, both free' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Saturday' })).toBeTruthy();
});

test('offers no evening on which a date is planned that the server does not know yet', async () => {
  await holdRows(riya.id, { dates: [{ ...diu, startsAt: '2026-12-01T13:30:00.000Z', duration: 120 }] });
  await open();
  await screen.findByRole('button', { name: 'Thu 3 Dec, both free' });
  expect(screen.queryByRole('button', { name: 'Tue 1 Dec, both free' })).toBeNull();
});

test('offers no evening of both to a member alone', async () => {
  const [single] = coupleRows.couples ?? [];
  if (!single) throw new Error('The fixture has a couple');
  const alone = { ...single, seats: single.seats.filter(({ userId }) => userId === riya.id) };
  await holdRows(riya.id, { couples: [alone], members: (coupleRows.members ?? []).filter(({ id }) => id === riya.id) });
  await open();
  expect(screen.getByRole('button', { name: text.tonight })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /both free/ })).toBeNull();
});

test('warns of a date at the same time, also by a later date of a series, and saves all the same', async () => {
  await holdRows(riya.id, { dates: [diu] });
  await open();
  type(text.fieldTitle, 'Dinner by the river');
  type(text.fieldDate, '2026-12-05');
  expect(note()).toBe('');
  fireEvent.change(screen.getByLabelText(text.fieldRepeats), { target: { value: 'weekday 1' } });
  expect(note()).toMatch(/^You already have “.?Weekend in Diu.?” then: Saturday, 2 January, 8:00\sam\.$/);
  fireEvent.click(screen.getByRole('button', { name: text.create }));
  await vi.waitFor(() =>
    expect(server.bodiesOf(CREATE)).toEqual([
      expect.objectContaining({ repeat: { every: 'month', interval: 1, on: 'weekday', until: null } }),
    ]),
  );
});

test('warns of no clash of an edited date with itself', async () => {
  await holdRows(riya.id, { dates: [diu] });
  await open(diu);
  expect(note()).toBe('');
});

test('repeats by one choice in words', async () => {
  await holdRows(riya.id, {});
  await open();
  type(text.fieldDate, '2026-12-02');
  const repeats = screen.getByLabelText<HTMLSelectElement>(text.fieldRepeats);
  const { value } = screen.getByRole<HTMLOptionElement>('option', { name: 'Every 2 weeks' });
  fireEvent.change(repeats, { target: { value } });
  expect(repeats.value).toBe(value);
  type(text.fieldTitle, 'Thali');
  fireEvent.click(screen.getByRole('button', { name: text.create }));
  await vi.waitFor(() =>
    expect(server.bodiesOf(CREATE)).toEqual([
      expect.objectContaining({ repeat: { every: 'week', interval: 2, on: 'day', until: null } }),
    ]),
  );
});

test('follows the title by its kind until the member chooses one', async () => {
  await holdRows(riya.id, { dates: [{ ...diu, title: 'Chai at Manek Chowk', category: 'outdoor' }] });
  await open();
  expect(valueOf(text.fieldCategory)).toBe('romantic_dinner');
  type(text.fieldTitle, 'Wednesday cooking class');
  expect(valueOf(text.fieldCategory)).toBe('cooking');
  type(text.fieldTitle, 'chai at manek chowk');
  expect(valueOf(text.fieldCategory)).toBe('outdoor');
  type(text.fieldCategory, 'dancing');
  type(text.fieldTitle, 'Film');
  expect(valueOf(text.fieldCategory)).toBe('dancing');
});
