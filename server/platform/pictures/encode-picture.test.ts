import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture } from './encode-picture.ts';

const sizes = [{ side: 200, fit: 'longest', quality: 80 }] as const;

async function makePhoto(isProgressive: boolean): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#333', noise } })
    .jpeg({ progressive: isProgressive })
    .toBuffer();
}

test.each([
  ['baseline', false],
  ['progressive', true],
] as const)('reads a %s JPEG that lacks its last bytes', async (_name, isProgressive) => {
  const photo = await makePhoto(isProgressive);
  for (const cut of [1, 2, 3, 10, 100]) {
    const [picture] = await encodePicture(new Blob([new Uint8Array(photo.subarray(0, -cut))]), sizes);
    expect(picture).toMatchObject({ width: 200, height: 150 });
  }
});

async function makeBordered(border: number, background: string, more: { isGrey: boolean }): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const photo = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#333', noise } })
    .png()
    .toBuffer();
  const bordered = sharp(photo).extend({ bottom: border, background });
  return (more.isGrey ? bordered.greyscale() : bordered).jpeg().toBuffer();
}

test.each([
  [12, '#ffffff', false],
  [60, '#000000', false],
  [100, '#7a2f2f', false],
  [60, '#ffffff', true],
])('reads a JPEG with %d plain rows of %s that lacks its last bytes', async (border, colour, isGrey) => {
  const photo = await makeBordered(border, colour, { isGrey });
  for (const cut of [1, 2]) {
    const [picture] = await encodePicture(new Blob([new Uint8Array(photo.subarray(0, -cut))]), sizes);
    expect(picture?.width).toBe(200);
  }
  const half = new Blob([new Uint8Array(photo.subarray(0, Math.floor(photo.length / 2)))]);
  await expect(encodePicture(half, sizes)).rejects.toThrow('not a whole picture');
});

test.each([0.95, 0.5, 0.1])('refuses the first %d of a JPEG', async (part) => {
  const photo = await makePhoto(false);
  const cut = new Blob([new Uint8Array(photo.subarray(0, Math.floor(photo.length * part)))]);
  await expect(encodePicture(cut, sizes)).rejects.toThrow('not a whole picture');
});
