import sharp from 'sharp';
import { PHOTO_MAX_PIXELS } from '#domain/photos/facts.ts';

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
/** Size in which lost rows are counted, in pixels. */
const LOOKED_AT = { width: 64, height: 400 };
/** Rows of it that may be lost at the bottom, and the range of brightness within one colour. */
const LOST_MAX = 8;
const ONE_COLOUR = 2;

/**
 * Returns a JPEG whose last bytes are missing with an end, as all viewers show it. Returns `null` for any other picture, and
 * if more than 2 % of the height is lost: a decoder fills that with one colour.
 */
export async function completeJpeg(bytes: Buffer): Promise<Buffer | null> {
  if (!bytes.subarray(0, START.length).equals(START) || bytes.subarray(-END.length).equals(END)) return null;
  const completed = Buffer.concat([bytes, END]);
  const rows = await sharp(completed, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' })
    .greyscale()
    .resize({ ...LOOKED_AT, fit: 'fill', kernel: 'nearest', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
  return countLost(rows) > LOST_MAX ? null : completed;
}

function countLost(rows: Buffer): number {
  for (let lost = 0; lost < LOOKED_AT.height; lost += 1) {
    const start = (LOOKED_AT.height - 1 - lost) * LOOKED_AT.width;
    const row = rows.subarray(start, start + LOOKED_AT.width);
    if (Math.max(...row) - Math.min(...row) > ONE_COLOUR) return lost;
  }
  return LOOKED_AT.height;
}
