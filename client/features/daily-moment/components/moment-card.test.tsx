import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredMoment } from '#domain/daily-moment/public-form.ts';
import { photoAddress } from '#domain/photos/address.ts';
import { dailyMomentScreensText as text } from '#messages/daily-moment.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { type FakeServer, provideServer } from '#tests/components/network.ts';

const [HERS, HIS] = ['0198a1b2-0000-7000-8000-0000000000a1', '0198a1b2-0000-7000-8000-0000000000a2'] as const;
const at = '2026-11-23T10:00:00.000Z';
const NOON = new Date('2026-11-23T12:00:00+05:30');
const GIVE = 'POST /api/daily-moment';
const KEEP = 'POST /api/daily-moment/keep';
const empty: StoredMoment = {
  id: '2026-11-23',
  day: '2026-11-23',
  mine: null,
  partner: { state: 'none', photoId: null, at: null },
  isOfBoth: true,
  memoryId: null,
};
const sealed: StoredMoment = { ...empty, partner: { state: 'sealed', photoId: null, at: null } };
const open: StoredMoment = {
  ...empty,
  mine: { photoId: HERS, at },
  partner: { state: 'open', photoId: HIS, at },
};

let server: FakeServer;
beforeEach(() => {
  vi.setSystemTime(NOON);
  server = provideServer();
});

async function renderCard(moments: StoredMoment[]) {
  const { MomentCard } = await import('./moment-card.tsx');
  await holdRows(riya.id, { moments });
  await renderForMember(<MomentCard />);
}

test('offers the camera, and the gallery beside it', async () => {
  await renderCard([]);
  const camera = screen.getByLabelText(text.take, { selector: 'input' });
  expect(camera.getAttribute('capture')).toBe('environment');
  expect(screen.getByLabelText(text.choose, { selector: 'input' }).hasAttribute('capture')).toBe(false);
  expect(screen.getByRole('button', { name: text.take })).toBeTruthy();
});

test('says that the partner’s photo waits, and shows nothing of it', async () => {
  await renderCard([sealed]);
  expect(screen.getByRole('status').textContent).toBe(text.partnerWaits('Arjun'));
  expect(screen.queryByRole('img')).toBeNull();
});

test('shows both photos once they are open, live and announced', async () => {
  await renderCard([{ ...open, partner: empty.partner }]);
  expect(screen.getByRole('status').textContent).toBe(text.sealedMine('Arjun'));
  await act(() => holdRows(riya.id, { moments: [open] }));
  expect(screen.getByRole('status').textContent).toBe(text.givenOpen);
  const shown = screen.getAllByRole('img').map((image) => [image.getAttribute('alt'), image.getAttribute('src')]);
  expect(shown).toEqual([
    [text.yourPhoto, photoAddress(HERS, 'thumbnail')],
    [text.partnersPhoto('Arjun'), photoAddress(HIS, 'thumbnail')],
  ]);
  expect(screen.queryByRole('button', { name: text.replace })).toBeNull();
});

test('stores the day as a memory, and then leads to it no longer than it is there', async () => {
  server.answers[KEEP] = () => Response.json({ id: HERS }, { status: 201 });
  await renderCard([open]);
  await userEvent.click(screen.getByRole('button', { name: text.makeMemory }));
  await waitFor(() => expect(server.bodiesOf(KEEP)).toEqual([{ day: '2026-11-23' }]));
  await act(() => holdRows(riya.id, { moments: [{ ...open, memoryId: HERS }] }));
  expect(screen.queryByRole('button', { name: text.makeMemory })).toBeNull();
  expect(screen.queryByRole('link', { name: text.inMemories })).toBeNull();
});

test('withdraws the photo by its day', async () => {
  const WITHDRAW = 'DELETE /api/daily-moment';
  server.answers[WITHDRAW] = () => new Response(null, { status: 204 });
  await renderCard([{ ...open, partner: empty.partner }]);
  await userEvent.click(screen.getByRole('button', { name: text.withdraw }));
  await waitFor(() => expect(server.bodiesOf(WITHDRAW)).toEqual([{ day: '2026-11-23' }]));
  expect(server.bodiesOf(GIVE)).toEqual([]);
});
