import { expect, test } from 'vitest';
import {
  cancelPhoto,
  countPending,
  findWaiting,
  type FormPhoto,
  hasFailed,
  listReady,
  moveEarlier,
  moveToFront,
  type PhotoUpload,
  toFormPhoto,
} from './form-photos-model.ts';

function ready(name: string): FormPhoto {
  return toFormPhoto({ imageUrl: name, previewUrl: `${name}/small` });
}

function onItsWay(key: string, upload: PhotoUpload = { status: 'waiting' }): FormPhoto {
  return { key, previewUrl: `blob:${key}`, upload };
}

const keysOf = (photos: readonly FormPhoto[]) => photos.map(({ key }) => key);

test('a photo becomes the cover wherever its upload and that of the cover stand, and the others keep their order', () => {
  const photos = [onItsWay('a'), ready('b'), onItsWay('c', { status: 'uploading', percent: 40 }), ready('d')];
  expect(keysOf(moveToFront(photos, 'c'))).toEqual(['c', 'a', 'b', 'd']);
  expect(keysOf(moveToFront(photos, 'a'))).toEqual(['a', 'b', 'c', 'd']);
  expect(keysOf(moveToFront(photos, 'gone'))).toEqual(['a', 'b', 'c', 'd']);
});

test('a photo moves one place to the front; the first, and one that is gone, stay', () => {
  const photos = [ready('a'), onItsWay('b'), ready('c')];
  expect(keysOf(moveEarlier(photos, 'c'))).toEqual(['a', 'c', 'b']);
  expect(keysOf(moveEarlier(photos, 'a'))).toEqual(['a', 'b', 'c']);
  expect(keysOf(moveEarlier(photos, 'gone'))).toEqual(['a', 'b', 'c']);
});

test('what a photo was to replace stands until its upload has ended well, and comes back when it is cancelled', () => {
  const replacing = {
    ...onItsWay('b', { status: 'failed', message: 'It did not arrive.' }),
    replaces: ready('a'),
  };
  expect(listReady([replacing, ready('c')]).map(({ imageUrl }) => imageUrl)).toEqual(['a', 'c']);
  expect(keysOf(cancelPhoto([replacing, ready('c')], 'b'))).toEqual(['a', 'c']);
  expect(keysOf(cancelPhoto([onItsWay('b'), ready('c')], 'b'))).toEqual(['c']);
  const arrived = { ...ready('b'), replaces: ready('a') };
  expect(listReady([arrived]).map(({ imageUrl }) => imageUrl)).toEqual(['b']);
});

test('the cover is uploaded first; what has arrived or failed is no longer under way', () => {
  const photos = [
    onItsWay('a', { status: 'storing' }),
    ready('b'),
    onItsWay('c'),
    onItsWay('d'),
    onItsWay('e', { status: 'failed', message: 'It did not arrive.' }),
  ];
  expect(findWaiting(photos)?.key).toBe('c');
  expect(findWaiting(moveToFront(photos, 'd'))?.key).toBe('d');
  expect(countPending(photos)).toBe(3);
  expect(hasFailed(photos)).toBe(true);
  expect(hasFailed(photos.slice(0, 4))).toBe(false);
});
