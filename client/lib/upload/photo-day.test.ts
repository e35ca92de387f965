import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPhotoDay } from './photo-day.ts';

const plain = { create: { width: 40, height: 30, channels: 3, background: '#888' } } as const;

async function takenAt(exif: Record<string, string>): Promise<Blob> {
  return new Blob([
    await sharp(plain)
      .withExif({ IFD0: { Make: 'Camera' }, IFD2: exif })
      .jpeg()
      .toBuffer(),
  ]);
}

test('a photo says on which day it was taken, whatever else its camera wrote', async () => {
  expect(await readPhotoDay(await takenAt({ DateTimeOriginal: '2023:01:14 18:22:05' }))).toBe('2023-01-14');
  expect(await readPhotoDay(await takenAt({ DateTimeDigitized: '2019:11:02 08:00:00' }))).toBe('2019-11-02');
});

test.each(['0000:00:00 00:00:00', '2023:02:30 10:00:00', 'yesterday evening!!'])(
  'a camera that writes %j says no day',
  async (written) => {
    expect(await readPhotoDay(await takenAt({ DateTimeOriginal: written }))).toBeNull();
  },
);

test('a picture without a camera, one that is cut off, another file and an empty one say none', async () => {
  expect(await readPhotoDay(new Blob([await sharp(plain).jpeg().toBuffer()]))).toBeNull();
  expect(await readPhotoDay(new Blob([await sharp(plain).png().toBuffer()]))).toBeNull();
  const whole = await takenAt({ DateTimeOriginal: '2023:01:14 18:22:05' });
  for (const bytes of [0, 1, 3, 20, 60, 120]) expect(await readPhotoDay(whole.slice(0, bytes))).toBeNull();
});
