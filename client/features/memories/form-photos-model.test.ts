import { expect, test } from 'vitest';
import {
  countPending,
  findWaiting,
  type FormPhoto,
  fromDraftPhoto,
  hasFailed,
  isUnchanged,
  listFaults,
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

test('uploads the cover first, and does not count uploaded or failed photos as pending', () => {
  const photos = [
    onItsWay('a', { status: 'storing' }),
    ready('b'),
    onItsWay('c'),
    onItsWay('d'),
    onItsWay('e', { status: 'failed', message: 'It did not arrive.', isCut: true, isWaiting: true }),
  ];
  expect(findWaiting(photos)?.key).toBe('c');
  expect(findWaiting(photos.toReversed())?.key).toBe('d');
  expect(countPending(photos)).toBe(3);
  expect(hasFailed(photos)).toBe(true);
  expect(hasFailed(photos.slice(0, 4))).toBe(false);
});

test('restores every photo of a draft in its place, uploaded or not', () => {
  const photos = [
    onItsWay('a', { status: 'uploading', percent: 40 }),
    ready('b'),
    onItsWay('c', { status: 'failed', message: 'It did not arrive.', isCut: true, isWaiting: true }),
  ];
  const restored = photos.map(toDraftPhoto).map(fromDraftPhoto);
  expect(keysOf(restored)).toEqual(['a', 'b', 'c']);
  expect(restored.map(({ upload }) => upload.status)).toEqual(['fetching', 'ready', 'fetching']);
  // Its file is still being looked up, so saving waits for it.
  expect(countPending(restored)).toBe(2);
  expect(findWaiting(restored)).toBeUndefined();
  const found = withFile(restored, 'a', 'blob:a');
  expect(findWaiting(found)).toMatchObject({ key: 'a', previewUrl: 'blob:a' });
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

test('gathers failed photos by their reason, in order', () => {
  const cut: PhotoUpload = { status: 'failed', message: 'No network', isCut: true, isWaiting: true };
  const broken: PhotoUpload = { status: 'failed', message: 'It is no photo.', isCut: false, isWaiting: false };
  const photos = [onItsWay('a', cut), ready('b'), onItsWay('c', broken), onItsWay('d', cut), onItsWay('e')];
  expect(listFaults(photos)).toEqual([
    { failure: cut, keys: ['a', 'd'] },
    { failure: broken, keys: ['c'] },
  ]);
});
