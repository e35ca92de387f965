import sharp from 'sharp';
import { lightOf, type Hour } from './shapes/light.ts';
import { createRandom } from './shapes/random.ts';
import { scenes, type SceneName } from './scenes.ts';

/** A photograph of the demo, as the data names it. */
export interface Picture {
  scene: SceneName;
  hour: Hour;
  /** 4:3, or 3:4 when tall. */
  shape: 'wide' | 'tall';
  /** What is scattered falls otherwise with each seed. Default 1. */
  seed?: number;
}

const LONG_SIDE = 1200;
const SHORT_SIDE = 900;
/** Of the longer side: enough for a phone or a laptop, and the whole of the demo stays a matter of seconds. */
const PIXELS = 1080;

/** The picture as an SVG document whose longer side is `longSide` pixels. */
export function drawPicture(picture: Picture, longSide = PIXELS): string {
  const isTall = picture.shape === 'tall';
  const [width, height] = isTall ? [SHORT_SIDE, LONG_SIDE] : [LONG_SIDE, SHORT_SIDE];
  const random = createRandom(picture.seed ?? 1);
  const content = scenes[picture.scene]({ width, height, isTall, light: lightOf(picture.hour), random });
  return toDocument(
    content,
    `0 0 ${width} ${height}`,
    width * (longSide / LONG_SIDE),
    height * (longSide / LONG_SIDE),
  );
}

/** A portrait drawn on a field of 600 by 600, cut so that the face fills a small circle. */
export function drawPortrait(content: string, side = 500): string {
  return toDocument(content, '50 40 500 500', side, side);
}

/** An SVG document as a file that a member could have uploaded. */
export async function toUpload(document: string, name: string): Promise<File> {
  // Without compression: the upload service decodes it at once, and time matters more than size.
  const bytes = await sharp(Buffer.from(document)).png({ compressionLevel: 0 }).toBuffer();
  return new File([new Uint8Array(bytes)], `${name}.png`, { type: 'image/png' });
}

/** An SVG document as the file that a camera would have written. */
export async function toOriginal(document: string, name: string): Promise<File> {
  const bytes = await sharp(Buffer.from(document)).jpeg({ quality: 90 }).toBuffer();
  return new File([new Uint8Array(bytes)], `${name}.jpg`, { type: 'image/jpeg' });
}

function toDocument(content: string, viewBox: string, width: number, height: number): string {
  const size = `viewBox="${viewBox}" width="${Math.round(width)}" height="${Math.round(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
}
