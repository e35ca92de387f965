import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MemberContext } from '#server/platform/context.ts';
import { type EncodedPicture, PICTURE_TYPE } from '#server/platform/pictures/encode-picture.ts';
import sharp from 'sharp';

/** Name of a photo in `demo/pictures/full/` and `demo/pictures/thumbnail/`, without its extension. */
export type Picture = `${'city' | 'festivals' | 'home' | 'journeys'}/${string}`;

const folder = join(import.meta.dirname, '../pictures');

/** An upload, and the sizes in which the app stores it. */
export interface PreparedUpload {
  file: File;
  sizes: EncodedPicture[];
}

export async function readPhoto(picture: Picture): Promise<PreparedUpload> {
  return prepareUpload(await Promise.all([readSize(`full/${picture}`), readSize(`thumbnail/${picture}`)]));
}

/** Reads the portrait of a member of `people`. */
export async function readPortrait(name: string): Promise<PreparedUpload> {
  return prepareUpload([await readSize(`portraits/${name}`)]);
}

/**
 * Returns the context for an upload whose sizes are encoded already. Encoding all photos would take 20 s and keep 350 MB
 * resident.
 */
export function uploading(context: MemberContext, { sizes }: PreparedUpload): MemberContext {
  return { ...context, pictures: { ...context.pictures, encode: async () => sizes } };
}

function prepareUpload(sizes: EncodedPicture[]): PreparedUpload {
  const parts = sizes.slice(0, 1).map(({ bytes }) => new Uint8Array(bytes));
  return { file: new File(parts, 'photo.webp', { type: PICTURE_TYPE }), sizes };
}

async function readSize(name: string): Promise<EncodedPicture> {
  const bytes = await readFile(join(folder, `${name}.webp`));
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height };
}
