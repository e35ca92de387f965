import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { joiningText as text } from '#messages/joining.ts';
import { profileText } from '#messages/profile.ts';
import { couple, riya } from '#tests/components/couple.ts';
import { coupleRows, holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { type FakeServer, provideServer } from '#tests/components/network.ts';

const ANNIVERSARY = 'PUT /api/couples/anniversary';
const NAME = 'PUT /api/couples/name';
const FINISH = 'POST /api/couples/welcome';
const anniversary = '2023-02-14';

let server: FakeServer;
const onClose = vi.fn<() => void>();
beforeEach(() => {
  vi.resetModules();
  vi.setSystemTime('2026-11-28T06:30:00.000Z');
  onClose.mockReset();
  server = provideServer({
    [ANNIVERSARY]: () => Response.json({ ...couple, anniversary }),
    [NAME]: () => Response.json({ ...couple, anniversary, name: 'Us two', isNamed: true }),
    [FINISH]: () => Response.json({ ...couple, anniversary }),
  });
});

async function open() {
  const [{ JoiningWelcome }, { useCopied }, { coupleRead }] = await Promise.all([
    import('./joining-welcome.tsx'),
    import('#client/data/copy/use-copied.ts'),
    import('#client/data/couple-read.ts'),
  ]);
  function Welcome() {
    const { data } = useCopied(coupleRead, null);
    return data ? <JoiningWelcome couple={data} onClose={onClose} /> : null;
  }
  await holdRows(riya.id);
  await renderForMember(<Welcome />);
}

/** Brings the day to the device. */
async function bringDay(): Promise<void> {
  const [stored] = coupleRows.couples ?? [];
  if (!stored) throw new Error('there is a couple');
  await act(() => holdRows(riya.id, { couples: [{ ...stored, anniversary }] }));
}

test('shows the days from an entered day on, and names and begins by one tap', async () => {
  await open();
  await userEvent.type(screen.getByLabelText(text.firstDay), anniversary);
  await userEvent.click(screen.getByRole('button', { name: text.save }));
  await waitFor(() => expect(server.bodiesOf(ANNIVERSARY)).toEqual([{ anniversary }]));
  await bringDay();
  expect(screen.getByText(/1,383 days together/)).toBeTruthy();
  expect(screen.getByText(profileText.since('14 February 2023'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: text.skip })).toBeNull();
  await userEvent.type(screen.getByLabelText(profileText.coupleName), 'Us two');
  await userEvent.click(screen.getByRole('button', { name: text.begin }));
  await waitFor(() => expect(server.bodiesOf(NAME)).toEqual([{ name: 'Us two' }]));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await waitFor(() => expect(server.bodiesOf(FINISH)).toHaveLength(1));
});

test('says which day the partner has entered', async () => {
  await open();
  await bringDay();
  expect(screen.getByText(text.enteredBy('Arjun', '14 February 2023'))).toBeTruthy();
});

test('begins without a day and a name', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: text.skip }));
  await userEvent.click(screen.getByRole('button', { name: text.begin }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.bodiesOf(NAME)).toEqual([]);
});
