import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { UnreadablePicture } from '../unreadable-picture.ts';
import { stripMetadata } from './strip-metadata.ts';

const formats = ['jpeg', 'png', 'webp'] as const;
type Format = (typeof formats)[number];

const secret = 'A secret of the camera';

/** Creates a rotated picture with all the metadata that a camera writes. */
function makePicture(format: Format): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 150, sigma: 40 } as const;
  return sharp({ create: { width: 90, height: 60, channels: 3, background: '#888', noise } })
    .withExif({ IFD0: { Make: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 1/1 30/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
    .withMetadata({ orientation: 6, icc: 'p3' })
    .toFormat(format)
    .toBuffer();
}

function pixelsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).raw().toBuffer();
}

test.each(formats)('keeps only the pixels, colours and orientation of a %s', async (format) => {
  const picture = await makePicture(format);
  expect(picture.includes(secret)).toBe(true);
  const stripped = await stripMetadata(new Blob([picture]));
  expect(stripped).toMatchObject({ contentType: `image/${format}`, width: 60, height: 90 });
  expect(stripped.bytes.includes(secret)).toBe(false);
  expect(stripped.bytes.includes('GPS')).toBe(false);
  const [before, after] = [await sharp(picture).metadata(), await sharp(stripped.bytes).metadata()];
  expect(after).toMatchObject({ format, width: 90, height: 60, orientation: 6 });
  expect(after.icc).toEqual(before.icc);
  expect(after.icc).toBeDefined();
  expect(after.exif?.length).toBeLessThan(40);
  expect(after.xmp).toBeUndefined();
  expect(await pixelsOf(stripped.bytes)).toEqual(await pixelsOf(picture));
  // The orientation is the same, too.
  const upright = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();
  expect(await upright(stripped.bytes)).toEqual(await upright(picture));
});

test.each(formats)('keeps no orientation of an upright %s, and drops data after its end', async (format) => {
  const plain = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0d7377' } })
    .toFormat(format)
    .toBuffer();
  const stripped = await stripMetadata(new Blob([plain, `MotionPhoto ${secret}`]));
  expect(stripped).toMatchObject({ width: 30, height: 20 });
  expect(stripped.bytes.includes(secret)).toBe(false);
  expect((await sharp(stripped.bytes).metadata()).exif).toBeUndefined();
  expect(await pixelsOf(stripped.bytes)).toEqual(await pixelsOf(plain));
});

test('keeps the pixels of a progressive JPEG, a JPEG with restarts and a WebP with transparency', async () => {
  const noise = { type: 'gaussian', mean: 150, sigma: 40 } as const;
  const drawn = sharp({ create: { width: 200, height: 150, channels: 3, background: '#888', noise } });
  for (const picture of [
    await drawn.clone().jpeg({ progressive: true }).toBuffer(),
    await drawn.clone().jpeg({ mozjpeg: true }).toBuffer(),
    await drawn.clone().ensureAlpha(0.5).webp().toBuffer(),
    await drawn.clone().webp({ lossless: true }).toBuffer(),
    await drawn.clone().png({ palette: true }).toBuffer(),
  ]) {
    const stripped = await stripMetadata(new Blob([picture]));
    expect(await pixelsOf(stripped.bytes)).toEqual(await pixelsOf(picture));
  }
});

test('rejects files that are no JPEG, PNG or WebP', async () => {
  const drawn = sharp({ create: { width: 30, height: 20, channels: 3, background: '#0d7377' } });
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('not a picture'),
    await drawn.clone().avif().toBuffer(),
    await drawn.clone().gif().toBuffer(),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'),
  ])
    await expect(stripMetadata(new Blob([bytes]))).rejects.toThrow(UnreadablePicture);
});

test.each(formats)('rejects or returns a file for a %s that is truncated or damaged anywhere', async (format) => {
  const picture = await makePicture(format);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(picture.length - 1),
      fc.array(fc.tuple(fc.nat(picture.length - 1), fc.nat(255)), { maxLength: 4 }),
      async (length, changes) => {
        const broken = Buffer.from(picture);
        for (const [place, value] of changes) broken[place] = value;
        for (const bytes of [broken, broken.subarray(0, length)]) {
          const outcome: unknown = await stripMetadata(new Blob([bytes])).catch((error: unknown) => error);
          const isFile = typeof outcome === 'object' && outcome !== null && 'bytes' in outcome;
          expect(isFile || outcome instanceof UnreadablePicture).toBe(true);
        }
      },
    ),
    { numRuns: 150 },
  );
});
