import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredMoment } from '#domain/daily-moment/public-form.ts';
import { photoAddress } from '#domain/photos/address.ts';
import { dailyMomentScreensText as text } from '#messages/daily-moment.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

const [HERS, HIS] = ['0198a1b2-0000-7000-8000-0000000000a1', '0198a1b2-0000-7000-8000-0000000000a2'] as const;
const TODAY = '2026-11-23';
const at = '2026-11-23T10:00:00.000Z';
const UPLOAD = 'POST /api/memories/photos';
const GIVE = 'POST /api/daily-moment';
const none = { state: 'none', photoId: null, at: null } as const;
const empty: StoredMoment = { id: TODAY, day: TODAY, mine: null, partner: none, isOfBoth: true, memoryId: null };
/** A picture that this device cannot draw, and that the server takes as it is. */
const jpeg = () =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])], 'IMG_2041.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-23T12:00:00+05:30'));
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no pixels')));
});

const uploaded = () =>
  Response.json(
    {
      imageUrl: photoAddress(HERS, 'full'),
      thumbnailUrl: photoAddress(HERS, 'thumbnail'),
      imageWidth: 40,
      imageHeight: 30,
      imageColour: '#888888',
    },
    { status: 201 },
  );
const given = () =>
  Response.json({
    day: TODAY,
    mine: { imageUrl: photoAddress(HERS, 'full'), thumbnailUrl: photoAddress(HERS, 'thumbnail'), at },
    partner: { state: 'none', imageUrl: null, thumbnailUrl: null, at: null },
    canGive: true,
    memoryId: null,
  });

async function renderCard(moments: StoredMoment[]) {
  const [{ HomeMomentCard }, { interceptRequestsBy }] = await Promise.all([
    import('./home-moment-card.tsx'),
    import('#client/data/outbox/request-interceptor.ts'),
  ]);
  interceptRequestsBy(async () => (await import('#client/shell/pending/page-outbox.ts')).pageOutbox);
  await holdRows(riya.id, { moments });
  await renderForMember(<HomeMomentCard />);
}
const camera = () => screen.findByLabelText<HTMLInputElement>(text.take, { selector: 'input' });

test('starts the camera by one tap, and gives the photo once it is uploaded', async () => {
  const server = provideServer({ [UPLOAD]: uploaded, [GIVE]: given });
  await renderCard([]);
  const input = await camera();
  const open = vi.spyOn(input, 'click');
  await userEvent.click(screen.getByRole('button', { name: text.takeFirst }));
  expect(open).toHaveBeenCalledOnce();
  expect(input.getAttribute('capture')).toBe('environment');
  await userEvent.upload(input, jpeg());
  await waitFor(() => expect(server.bodiesOf(GIVE)).toEqual([{ day: TODAY, imageUrl: photoAddress(HERS, 'full') }]));
  expect(server.bodiesOf(UPLOAD)).toHaveLength(1);
});

test('shows a photo that was taken without a network, and sends it once afterwards', async () => {
  const server = provideServer({ [UPLOAD]: uploaded, [GIVE]: given });
  server.isCut = true;
  await renderCard([]);
  await userEvent.upload(await camera(), jpeg());
  expect((await screen.findByAltText(text.yourPhoto)).getAttribute('src')).toMatch(/^blob:/);
  server.isCut = false;
  const { sendPendingNow } = await import('#client/shell/pending/page-outbox.ts');
  await act(() => sendPendingNow());
  await act(() => sendPendingNow());
  expect(server.bodiesOf(GIVE)).toEqual([{ day: TODAY, imageUrl: photoAddress(HERS, 'full') }]);
});

test('says that the partner has given theirs', async () => {
  provideServer();
  await renderCard([{ ...empty, partner: { ...none, state: 'sealed' } }]);
  expect(await screen.findByRole('button', { name: text.takeToo('Arjun') })).toBeTruthy();
});

test('leads to both photos once they are open', async () => {
  provideServer();
  const mine = { photoId: HERS, at };
  await renderCard([{ ...empty, mine, partner: { state: 'open', photoId: HIS, at } }]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/daily-question');
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    text.yourPhoto,
    text.partnersPhoto('Arjun'),
  ]);
});
