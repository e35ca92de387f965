import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { heldCopy } from '#client/data/copy/page-copy.ts';
import { readShown } from '#client/data/copy/shown.ts';
import { datesRead } from '#client/features/dates/reads.ts';
import { panchangScreensText as text } from '#messages/panchang.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';
import { connectOutbox } from '#tests/components/pending-changes.ts';

const PLAN = 'POST /api/date-events';
const PLAN_NIGHTS = 'POST /api/date-events/festival';

interface Shown {
  isOn?: boolean;
  today?: string;
  planned?: readonly string[];
}

async function showDay(day: string, { isOn = true, today = '2020-01-01', planned = [] }: Shown = {}) {
  const server = provideServer({
    [PLAN]: ({ body }) => Response.json(body, { status: 201 }),
    [PLAN_NIGHTS]: () => Response.json([], { status: 201 }),
  });
  const { DayTithi } = await import('./lazy-panchang-section.tsx');
  const festivals = ['uttarayan' as const, 'navratri' as const, 'bestuVaras' as const, 'janmashtami' as const];
  await holdRows(riya.id, { panchangPreferences: [{ id: riya.id, isOn, city: 'Ahmedabad', festivals }] });
  await renderForMember(<DayTithi day={day} today={today} planned={planned} />);
  return server;
}

test('explains the tithi of a day in two sentences, with its year', async () => {
  await showDay('2026-11-10');
  await userEvent.click(await screen.findByRole('button', { name: 'Kartak sud 1' }));
  await screen.findByText(/A day has the tithi of its sunrise, which is at 6:49/i);
  expect(screen.getAllByText(text.samvat(2083))).toHaveLength(1);
});

test('plans a festival by one tap', async () => {
  const server = await showDay('2026-11-10');
  await userEvent.click(await screen.findByRole('button', { name: text.plan('Bestu Varas') }));
  await vi.waitFor(() =>
    expect(server.bodiesOf(PLAN)).toEqual([
      expect.objectContaining({ title: 'Bestu Varas', scheduledDate: '2026-11-10', timezone: 'Asia/Kolkata' }),
    ]),
  );
});

test('plans a festival in its category, as the server does', async () => {
  const server = await showDay('2027-01-14');
  await userEvent.click(await screen.findByRole('button', { name: text.plan('Uttarayan') }));
  await vi.waitFor(() => expect(server.bodiesOf(PLAN)).toEqual([expect.objectContaining({ category: 'outdoor' })]));
});

test('plans the nights of Navratri by one tap on any of them', async () => {
  const server = await showDay('2026-10-14');
  await userEvent.click(await screen.findByRole('button', { name: text.planNights(9) }));
  await vi.waitFor(() =>
    expect(server.bodiesOf(PLAN_NIGHTS)).toEqual([
      { id: expect.any(String), key: 'navratri', year: 2026, time: '19:00' },
    ]),
  );
});

test('shows the nights of Navratri without a network, which are sent once it is back', async () => {
  const server = await showDay('2026-10-14');
  const sendPending = await connectOutbox();
  server.isCut = true;
  await userEvent.click(await screen.findByRole('button', { name: text.planNights(9) }));
  const shown = () => readShown(heldCopy.get(), datesRead, null) ?? [];
  await vi.waitFor(() => expect(shown()).toHaveLength(9));
  expect(shown().map(({ scheduledDate }) => scheduledDate)).toEqual(
    [11, 12, 13, 14, 15, 16, 17, 18, 19].map((day) => `2026-10-${day}`),
  );
  expect(shown()[3]).toMatchObject({ title: 'Navratri', scheduledTime: '19:00', category: 'dancing', location: null });
  const id = shown()[0]?.id;
  server.isCut = false;
  await sendPending();
  expect(server.bodiesOf(PLAN_NIGHTS)).toEqual([{ id, key: 'navratri', year: 2026, time: '19:00' }]);
});

test('plans the evening alone once a night of Navratri has passed', async () => {
  const server = await showDay('2026-10-14', { today: '2026-10-12' });
  await userEvent.click(await screen.findByRole('button', { name: text.plan('Navratri') }));
  await vi.waitFor(() =>
    expect(server.bodiesOf(PLAN)).toEqual([
      expect.objectContaining({ title: 'Navratri', scheduledDate: '2026-10-14', category: 'dancing' }),
    ]),
  );
});

test.each(['Bestu Varas', 'બેસતું વર્ષ', 'बेस्तु वरस'])('offers no festival again that is planned as %s', async (title) => {
  await showDay('2026-11-10', { planned: ['Dinner', title] });
  await screen.findByText('Bestu Varas');
  expect(screen.queryByRole('button', { name: text.plan('Bestu Varas') })).toBeNull();
});

test('says on which day almanacs with another rule have a festival', async () => {
  await showDay('2023-09-07', { today: '2023-09-08' });
  await screen.findByText('Janmashtami');
  expect(screen.queryByRole('button', { name: text.plan('Janmashtami') })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Shravan vad 8/ }));
  await screen.findByText(/We go by the tithi at sunrise; some almanacs have it on Wednesday, 6 September/);
});

test('shows nothing to a member who has not chosen it', async () => {
  await showDay('2026-11-10', { isOn: false });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('button')).toBeNull();
});
