import { expect, test } from 'vitest';
import {
  cancelPhoto,
  countPending,
  findWaiting,
  type FormPhoto,
  fromDraftPhoto,
  hasFailed,
  isUnchanged,
  listReady,
  moveEarlier,
  moveToFront,
  type PhotoUpload,
  retryCut,
  toDraftPhoto,
  toFormPhoto,
  withFile,
} from './form-photos-model.ts';

function ready(name: string): FormPhoto {
  return toFormPhoto({ imageUrl: name, previewUrl: `${name}/small` });
}

function onItsWay(key: string, upload: PhotoUpload = { status: 'waiting' }): FormPhoto {
  return { key, previewUrl: `blob:${key}`, upload };
}

const keysOf = (photos: readonly FormPhoto[]) => photos.map(({ key }) => key);

test('moves a photo to the cover at any upload state, keeping the order of the others', () => {
  const photos = [onItsWay('a'), ready('b'), onItsWay('c', { status: 'uploading', percent: 40 }), ready('d')];
  expect(keysOf(moveToFront(photos, 'c'))).toEqual(['c', 'a', 'b', 'd']);
  expect(keysOf(moveToFront(photos, 'a'))).toEqual(['a', 'b', 'c', 'd']);
  expect(keysOf(moveToFront(photos, 'gone'))).toEqual(['a', 'b', 'c', 'd']);
});

test('moves a photo one place forward, leaving the first or a missing one', () => {
  const photos = [ready('a'), onItsWay('b'), ready('c')];
  expect(keysOf(moveEarlier(photos, 'c'))).toEqual(['a', 'c', 'b']);
  expect(keysOf(moveEarlier(photos, 'a'))).toEqual(['a', 'b', 'c']);
  expect(keysOf(moveEarlier(photos, 'gone'))).toEqual(['a', 'b', 'c']);
});

test('keeps a replaced photo until the new upload succeeds, and restores it on cancel', () => {
  const replacing = {
    ...onItsWay('b', { status: 'failed', message: 'It did not arrive.', isCut: true, isWaiting: true }),
    replaces: ready('a'),
  };
  expect(listReady([replacing, ready('c')]).map(({ imageUrl }) => imageUrl)).toEqual(['a', 'c']);
  expect(keysOf(cancelPhoto([replacing, ready('c')], 'b'))).toEqual(['a', 'c']);
  expect(keysOf(cancelPhoto([onItsWay('b'), ready('c')], 'b'))).toEqual(['c']);
  const arrived = { ...ready('b'), replaces: ready('a') };
  expect(listReady([arrived]).map(({ imageUrl }) => imageUrl)).toEqual(['b']);
});

test('uploads the cover first, and does not count uploaded or failed photos as pending', () => {
  const photos = [
    onItsWay('a', { status: 'storing' }),
    ready('b'),
    onItsWay('c'),
    onItsWay('d'),
    onItsWay('e', { status: 'failed', message: 'It did not arrive.', isCut: true, isWaiting: true }),
  ];
  expect(findWaiting(photos)?.key).toBe('c');
  expect(findWaiting(moveToFront(photos, 'd'))?.key).toBe('d');
  expect(countPending(photos)).toBe(3);
  expect(hasFailed(photos)).toBe(true);
  expect(hasFailed(photos.slice(0, 4))).toBe(false);
});

test('restores every photo of a draft in its place, uploaded or not', () => {
  const photos = [
    onItsWay('a', { status: 'uploading', percent: 40 }),
    ready('b'),
    {
      ...onItsWay('c', { status: 'failed', message: 'It did not arrive.', isCut: true, isWaiting: true }),
      replaces: ready('d'),
    },
  ];
  const restored = photos.map(toDraftPhoto).map(fromDraftPhoto);
  expect(keysOf(restored)).toEqual(['a', 'b', 'c']);
  expect(restored.map(({ upload }) => upload.status)).toEqual(['fetching', 'ready', 'fetching']);
  // Its file is still being looked up, so saving waits for it.
  expect(countPending(restored)).toBe(2);
  expect(findWaiting(restored)).toBeUndefined();
  const found = withFile(restored, 'a', 'blob:a');
  expect(findWaiting(found)).toMatchObject({ key: 'a', previewUrl: 'blob:a' });
  // Without its file, the replaced photo is restored.
  expect(keysOf(cancelPhoto(found, 'c'))).toEqual(['a', 'b', 'd']);
  expect(withFile(restored, 'b', 'blob:b')[1]).toEqual(restored[1]);
});

test('treats a draft of only the memory’s own photos in order as unchanged', () => {
  const own = [
    { imageUrl: 'a', previewUrl: 'a/small' },
    { imageUrl: 'b', previewUrl: 'b/small' },
  ];
  const draft = [ready('a'), ready('b')].map(toDraftPhoto);
  expect(isUnchanged(draft, own)).toBe(true);
  expect(isUnchanged(draft.toReversed(), own)).toBe(false);
  expect(isUnchanged(draft.slice(1), own)).toBe(false);
  expect(isUnchanged([...draft, toDraftPhoto(onItsWay('c'))], own)).toBe(false);
});

test('retries uploads cut by the network, but not those the server rejected', () => {
  const photos = [
    onItsWay('a', { status: 'failed', message: 'It did not arrive.', isCut: true, isWaiting: true }),
    onItsWay('b', { status: 'failed', message: 'It is no photo.', isCut: false, isWaiting: false }),
  ];
  expect(retryCut(photos).map(({ upload }) => upload.status)).toEqual(['waiting', 'failed']);
});
