import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readCameraTime, readPhotoDay, timeOfPhoto } from './photo-day.ts';

const NOW = '2026-11-25T06:00:00.000Z';

test.each([
  ['1989:12:31 10:00:00', null],
  ['1990:01:01 10:00:00', '1990-01-01T10:00:00'],
  ['2026:11:26 01:00:00', '2026-11-26T01:00:00'],
  ['2026:11:27 01:00:00', null],
])('accepts a camera’s time from 1990 to tomorrow: %s', async (written, expected) => {
  const plain = { create: { width: 40, height: 30, channels: 3, background: '#888' } } as const;
  const photo = sharp(plain).withExif({ IFD2: { DateTimeOriginal: written } });
  const bytes = new Uint8Array(await photo.jpeg().toBuffer());
  expect(await readCameraTime(new Blob([bytes]), NOW)).toBe(expected);
});

const file = (name: string, lastModified: string) =>
  new File(['no picture'], name, { lastModified: Date.parse(lastModified) });

test('prefers the camera’s day to the name’s, and the name’s to the file’s date', () => {
  const named = file('IMG-20240312-WA0001.jpg', '2024-06-30T20:00:00Z');
  expect(timeOfPhoto('2023-01-14T18:22:05', named, NOW)).toBe('2023-01-14T18:22:05');
  expect(timeOfPhoto(null, named, NOW)).toBe('2024-03-12T00:00:00');
  // Half past one in India, on the next day.
  expect(timeOfPhoto(null, file('IMG_0001.jpg', '2024-06-30T20:00:00Z'), NOW)).toBe('2024-07-01T01:30:00');
});

test.each([
  ['a day or less before', '2026-11-24T06:00:00.000Z', null],
  ['more than a day before', '2026-11-24T05:59:59.000Z', '2026-11-24'],
  ['in the future', '2030-01-01T00:00:00Z', null],
  ['at the start of a clock', '1970-01-01T00:00:00Z', null],
  ['at the start of an archive’s clock', '1980-01-01T00:00:00Z', null],
])('checks a file’s date %s', async (_name, date, day) => {
  expect(await readPhotoDay(file('photo.jpg', date), NOW)).toBe(day);
});

test('reads tomorrow by a clock further east as today', () => {
  expect(timeOfPhoto('2026-11-26T01:00:00', file('a.jpg', NOW), NOW)).toBe('2026-11-25T23:59:59');
});
