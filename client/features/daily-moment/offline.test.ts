import { expect, test } from 'vitest';
import type { CopyContext } from '#client/data/copy/shown.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { showMoment, type ShownMoment, type StoredMoment } from '#domain/daily-moment/public-form.ts';
import { photoAddress } from '#domain/photos/address.ts';
import { showRead } from '#tests/components/show-read.ts';
import { hold, release } from './model.ts';
import { pendingMoments } from './offline.ts';
import { earlierMomentsRead, todaysMomentRead } from './reads.ts';

const TODAY = '2026-11-25';
const context: CopyContext = { memberId: 'riya', partnerId: 'arjun', today: TODAY, defaultSplit: null };
const [HERS, HIS] = ['0197f3a0-0000-7000-8000-000000000001', '0197f3a0-0000-7000-8000-000000000002'] as const;
const at = '2026-11-25T10:00:00.000Z';
const none = { state: 'none', photoId: null, at: null } as const;
const stored: StoredMoment = {
  id: TODAY,
  day: TODAY,
  mine: { photoId: HERS, at },
  partner: { state: 'open', photoId: HIS, at },
  isOfBoth: true,
  memoryId: null,
};
const open = showMoment(stored);
const sealed = showMoment({ ...stored, mine: null, partner: { ...none, state: 'sealed' } });

function change(call: string, body: PendingMutation['body'], method = 'POST'): PendingMutation {
  return {
    order: 1,
    key: call,
    memberId: 'riya',
    call: `dailyMoment.${call}`,
    method,
    path: '/api/daily-moment',
    body,
    objectId: 'dailyMoment',
    madeAt: at,
    before: null,
    state: 'waiting',
  };
}
const give = (imageUrl: string, day = TODAY) => change('give', { day, imageUrl });
const withdraw = (day = TODAY) => change('withdraw', { day }, 'DELETE');

function showToday(moments: ShownMoment[], ...changes: PendingMutation[]) {
  return showRead(todaysMomentRead, null, { rows: { moments }, changes, rules: [pendingMoments], context });
}

test('shows today without photos, to be given by one who has a partner', () => {
  expect(showToday([])).toMatchObject({ day: TODAY, mine: null, partner: { state: 'none' }, canGive: true });
  const alone = { rows: {}, rules: [pendingMoments], context: { ...context, partnerId: null } };
  expect(showRead(todaysMomentRead, null, alone).canGive).toBe(false);
});

test('shows a given photo from this device, and once it is uploaded from its address', () => {
  expect(showToday([], give('blob:photo')).mine).toEqual({ imageUrl: 'blob:photo', thumbnailUrl: 'blob:photo', at });
  expect(showToday([], give(photoAddress(HERS, 'full'))).mine).toEqual({
    imageUrl: photoAddress(HERS, 'full'),
    thumbnailUrl: photoAddress(HERS, 'thumbnail'),
    at,
  });
});

test('leaves the partner’s photo sealed until the server opens both', () => {
  expect(showToday([sealed], give('blob:photo'))).toMatchObject({
    mine: { imageUrl: 'blob:photo' },
    partner: { state: 'sealed', imageUrl: null, thumbnailUrl: null, at: null },
    canGive: true,
  });
});

test('takes a photo back, and leaves open ones as they are', () => {
  const own = showMoment({ ...stored, partner: none });
  expect(showToday([own], withdraw())).toMatchObject({ mine: null, partner: { state: 'none' }, canGive: true });
  expect(showToday([], give('blob:photo'), withdraw()).mine).toBeNull();
  expect(showToday([open], withdraw(), give('blob:other'))).toMatchObject({
    mine: open.mine,
    partner: open.partner,
    canGive: false,
  });
});

test('lists earlier days, newest first, to be given for 60 days', () => {
  const days = ['2026-09-25', '2026-09-26', '2026-11-24'].map((day) => ({ ...sealed, id: day, day }));
  const listed = showRead(earlierMomentsRead, null, {
    rows: { moments: [...days, open] },
    changes: [give('blob:photo', '2026-11-24')],
    rules: [pendingMoments],
    context,
  });
  expect(listed.map(({ day, mine, canGive }) => [day, mine?.imageUrl, canGive])).toEqual([
    ['2026-11-24', 'blob:photo', true],
    ['2026-09-26', undefined, true],
    ['2026-09-25', undefined, false],
  ]);
});

test('answers a kept photo with a day that is not open', () => {
  expect(pendingMoments.answer?.(give('blob:photo'))).toMatchObject({ day: TODAY, partner: { state: 'none' } });
});

test('collects the chosen photo of a change until it is released', async () => {
  const blob = new Blob(['jpeg']);
  const address = hold({ blob, name: 'IMG_2041.jpg' });
  const collect = () => pendingMoments.body?.collectFiles?.({ day: TODAY, imageUrl: address });
  expect(await collect()).toEqual([{ address, key: expect.any(String), blob, name: 'IMG_2041.jpg' }]);
  release(address);
  expect(await collect()).toEqual([]);
});

test('names a change by its day, and finds the day that it changes', () => {
  expect(pendingMoments.nameOf({ day: TODAY })).toBe('Moment of the day · 25 November 2026');
  expect(pendingMoments.object?.isRecord?.({ ...open }, { day: TODAY }, 'dailyMoment')).toBe(true);
  expect(pendingMoments.object?.isRecord?.({ ...open }, { day: '2026-11-24' }, 'dailyMoment')).toBe(false);
});
