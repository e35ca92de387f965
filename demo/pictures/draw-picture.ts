import sharp from 'sharp';
import { lightOf, type Hour } from './shapes/light.ts';
import { createRandom } from './shapes/random.ts';
import { scenes, type SceneName } from './scenes.ts';

/** A photo of the demo, as its data describes it. */
export interface Picture {
  scene: SceneName;
  hour: Hour;
  /** 4:3, or 3:4 when tall. */
  shape: 'wide' | 'tall';
  /** Seed of the random placement. Default 1. */
  seed?: number;
}

const LONG_SIDE = 1200;
const SHORT_SIDE = 900;
/** Pixels of the longer side: enough for a phone or a laptop, and few enough to seed the demo in seconds. */
const PIXELS = 1080;

/** Returns the picture as an SVG document whose longer side is `longSide` pixels. */
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

/** Returns a portrait as an SVG document. Crops its field of 600 by 600 so that the face fills a small circle. */
export function drawPortrait(content: string, side = 500): string {
  return toDocument(content, '50 40 500 500', side, side);
}

/** Renders an SVG document to a PNG file, as a member could upload it. */
export async function toUpload(document: string, name: string): Promise<File> {
  // Skips compression: the upload service decodes the file at once, and time matters more than size.
  const bytes = await sharp(Buffer.from(document)).png({ compressionLevel: 0 }).toBuffer();
  return new File([new Uint8Array(bytes)], `${name}.png`, { type: 'image/png' });
}

/** Renders an SVG document to a JPEG file, as a camera would write it. */
export async function toOriginal(document: string, name: string): Promise<File> {
  const bytes = await sharp(Buffer.from(document)).jpeg({ quality: 90 }).toBuffer();
  return new File([new Uint8Array(bytes)], `${name}.jpg`, { type: 'image/jpeg' });
}

function toDocument(content: string, viewBox: string, width: number, height: number): string {
  const size = `viewBox="${viewBox}" width="${Math.round(width)}" height="${Math.round(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
}
