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

test.each([0.95, 0.5, 0.1])('refuses the first %d of a JPEG', async (part) => {
  const photo = await makePhoto(false);
  const cut = new Blob([new Uint8Array(photo.subarray(0, Math.floor(photo.length * part)))]);
  await expect(encodePicture(cut, sizes)).rejects.toThrow('not a whole picture');
});
