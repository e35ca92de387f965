import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeHeif, makeTiff } from './picture-fixtures.ts';
import { readExifTime } from './read-exif-time.ts';

const plain = { create: { width: 40, height: 30, channels: 3, background: '#888' } } as const;

function exifTime(bytes: Buffer): Promise<string | null> {
  return readExifTime(new Blob([new Uint8Array(bytes)]), () => true);
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

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('reads the day in a %s by another program', async (format) => {
  const photo = sharp(plain).withExif({ IFD2: { DateTimeOriginal: '2023:01:14 18:22:05' } });
  expect(await exifTime(await photo.toFormat(format).toBuffer())).toBe('2023-01-14T18:22:05');
  expect(await exifTime(await sharp(plain).toFormat(format).toBuffer())).toBeNull();
});

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
