import sharp from 'sharp';
import { PHOTO_MAX_PIXELS } from '#domain/photos/facts.ts';

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
/** Size in which lost rows are counted, in pixels. */
const LOOKED_AT = { width: 64, height: 400 };
/** Rows of it that may be lost at the bottom. */
const LOST_MAX = 8;
/** Level of each channel where a decoder lacks data, which it takes for coefficients of zero, and its rounding. */
const FILL = 128;
const FILL_ROUNDING = 2;

/**
 * Returns a JPEG whose last bytes are missing with an end, as all viewers show it. Returns `null` for any other picture, and
 * if more than 2 % of the height is lost: a decoder fills that with a medium grey.
 */
export async function completeJpeg(bytes: Buffer): Promise<Buffer | null> {
  if (!bytes.subarray(0, START.length).equals(START) || bytes.subarray(-END.length).equals(END)) return null;
  const completed = Buffer.concat([bytes, END]);
  const rows = await sharp(completed, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error', ignoreIcc: true })
    .toColourspace('srgb')
    .removeAlpha()
    .resize({ ...LOOKED_AT, fit: 'fill', kernel: 'nearest', fastShrinkOnLoad: false })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return countLost(rows.data, rows.info.channels) > LOST_MAX ? null : completed;
}

function countLost(rows: Buffer, channels: number): number {
  const length = LOOKED_AT.width * channels;
  for (let lost = 0; lost < LOOKED_AT.height; lost += 1) {
    const start = (LOOKED_AT.height - 1 - lost) * length;
    const row = rows.subarray(start, start + length);
    if (row.some((level) => Math.abs(level - FILL) > FILL_ROUNDING)) return lost;
  }
  return LOOKED_AT.height;
}
