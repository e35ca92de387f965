import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeHeif, makeTiff } from './picture-fixtures.ts';
import { readExifTime, readPhotoDay, timeOfPhoto } from './photo-day.ts';

const NOW = '2026-11-25T06:00:00.000Z';
const plain = { create: { width: 40, height: 30, channels: 3, background: '#888' } } as const;

function exifTime(bytes: Buffer): Promise<string | null> {
  return readExifTime(new Blob([new Uint8Array(bytes)]), NOW);
}

async function takenAt(exif: Record<string, string>): Promise<string | null> {
  const photo = sharp(plain).withExif({ IFD0: { Make: 'Camera' }, IFD2: exif });
  return exifTime(await photo.jpeg().toBuffer());
}

test('reads a camera’s day and time, and midnight for an impossible time', async () => {
  expect(await takenAt({ DateTimeOriginal: '2023:01:14 18:22:05' })).toBe('2023-01-14T18:22:05');
  expect(await takenAt({ DateTimeDigitized: '2019:11:02 08:00:00' })).toBe('2019-11-02T08:00:00');
  expect(await takenAt({ DateTimeOriginal: '2023:01:14 24:61:00' })).toBe('2023-01-14T00:00:00');
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'reads the day in a %s by another program',
  async (format) => {
    const photo = sharp(plain).withExif({ IFD2: { DateTimeOriginal: '2023:01:14 18:22:05' } });
    expect(await exifTime(await photo.toFormat(format).toBuffer())).toBe('2023-01-14T18:22:05');
    expect(await exifTime(await sharp(plain).toFormat(format).toBuffer())).toBeNull();
  },
);

test('finds no day in a file that is truncated, empty or not a picture', async () => {
  const photo = sharp(plain).withExif({ IFD2: { DateTimeOriginal: '2023:01:14 18:22:05' } });
  const whole = await photo.jpeg().toBuffer();
  for (const bytes of [0, 1, 3, 20, 60, 120]) expect(await exifTime(whole.subarray(0, bytes))).toBeNull();
  expect(await exifTime(Buffer.from('no picture at all, in more than twelve bytes'))).toBeNull();
});

test('finds no day in a HEIC with an offset beyond its end or without data', async () => {
  const tiff = makeTiff({ isLittle: false, original: '2024:10:12 19:04:11' });
  for (const parts of [{ offset: 0xffffffff }, { offset: 0 }, { offset: 3 }, { extentCount: 0 }])
    expect(await exifTime(makeHeif(tiff, parts))).toBeNull();
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
