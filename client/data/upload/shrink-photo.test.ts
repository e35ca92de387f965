import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { shrinkPhoto } from './shrink-photo.ts';

const doNothing = () => undefined;
const drawn = 'drawn as a JPEG';

/** Stubs a browser that decodes any file to this size, or none, and encodes each as the same few bytes. */
function openWith(size: { width: number; height: number } | null, jpeg = new Blob([drawn])) {
  const canvas = { width: 0, height: 0, getContext: () => ({ fillRect: doNothing, drawImage: doNothing }) };
  vi.stubGlobal('createImageBitmap', async () => {
    if (!size) throw new DOMException('The source image could not be decoded', 'InvalidStateError');
    return { ...size, close: doNothing };
  });
  vi.stubGlobal('document', {
    createElement: () => ({ ...canvas, toBlob: (done: (blob: Blob) => void) => done(jpeg) }),
  });
}
afterEach(() => vi.unstubAllGlobals());

async function makeFile(kind: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif', name = 'photo', bytes = 0): Promise<File> {
  const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#888' } })
    .toFormat(kind)
    .toBuffer();
  return new File([new Uint8Array(picture), new Uint8Array(bytes)], name, { type: `image/${kind}` });
}

const heic = () => new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC', { type: 'image/heic' });
const ordinary = { width: 4000, height: 3000 };
const tooMany = { width: 8000, height: 6000 };

test.each(['png', 'webp'] as const)('sends a small %s unchanged', async (kind) => {
  openWith(ordinary);
  const file = await makeFile(kind);
  expect(await shrinkPhoto(file, 2560)).toBe(file);
});

test.each([
  ['a GIF of any size', () => makeFile('gif')],
  ['a GIF with another name and type', async () => new File([await makeFile('gif')], 'a.png', { type: 'image/png' })],
  ['a large GIF', () => makeFile('gif', 'a.gif', 5_000_000)],
  ['a HEIC that this browser opens', heic],
])('draws %s, however large the JPEG is', async (_name, make) => {
  const jpeg = new Blob([new Uint8Array(6_000_000)]);
  openWith(ordinary, jpeg);
  expect(await shrinkPhoto(await make(), 2560)).toBe(jpeg);
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('draws a %s with too many pixels', async (kind) => {
  const jpeg = new Blob([new Uint8Array(100_000)]);
  openWith(tooMany, jpeg);
  expect(await shrinkPhoto(await makeFile(kind), 2560)).toBe(jpeg);
});

test('sends the smaller of a photo and its JPEG', async () => {
  const file = await makeFile('jpeg', 'a.jpg', 1000);
  openWith(ordinary);
  expect(await (await shrinkPhoto(file, 2560)).text()).toBe(drawn);
  openWith(ordinary, new Blob([new Uint8Array(100_000)]));
  expect(await shrinkPhoto(file, 2560)).toBe(file);
});

test('draws a JPEG without its end, however large the drawn one is', async () => {
  const jpeg = new Blob([new Uint8Array(100_000)]);
  const whole = await makeFile('jpeg');
  for (const cut of [1, 2, 20]) {
    openWith(ordinary, jpeg);
    expect(await shrinkPhoto(new File([whole.slice(0, -cut)], 'a.jpg'), 2560)).toBe(jpeg);
  }
});

test('leaves undecodable photos to the server, and rejects other files with a reason', async () => {
  openWith(null);
  for (const file of [heic(), await makeFile('jpeg'), await makeFile('avif')])
    expect(await shrinkPhoto(file, 2560)).toBe(file);
  const refusalOf = (file: File) => shrinkPhoto(file, 2560).catch((error: unknown) => error);
  expect(await refusalOf(new File(['notes'], 'a.jpg', { type: 'image/jpeg' }))).toMatchObject({
    status: 400,
    message: 'This file is not a photo. Please choose a JPEG, PNG, WebP or AVIF photo.',
  });
  expect(await refusalOf(new File(['II*\0'], 'a.tif', { type: 'image/tiff' }))).toMatchObject({
    status: 400,
    message: 'Please choose a JPEG, PNG, WebP or AVIF photo.',
  });
});
