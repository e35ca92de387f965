import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_THUMBNAIL_SIDE } from '#domain/photos/facts.ts';
import { fitAround } from '#domain/photos/fit-inside.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { type EncodedPicture, PICTURE_TYPE } from '#server/platform/pictures/encode-picture.ts';
import { type Picture, pictures } from '../fixtures/pictures.ts';

/** An upload, and what the app would encode from it. */
export interface PreparedUpload {
  file: File;
  sizes: EncodedPicture[];
  /** Mean colour as `#rrggbb`; the app needs none of a portrait. */
  colour?: string;
}

/** Pixels. */
const PORTRAIT_SIDE = 384;
const folder = join(import.meta.dirname, '../pictures');

export async function readPhoto(picture: Picture): Promise<PreparedUpload> {
  const { colour, ...size } = pictures[picture];
  const [full, thumbnail] = await Promise.all([readBytes('full', picture), readBytes('thumbnail', picture)]);
  const sizes = [
    { bytes: full, ...size },
    { bytes: thumbnail, ...fitAround(size, PHOTO_THUMBNAIL_SIDE) },
  ];
  return { file: toFile(full), sizes, colour };
}

/** Reads the portrait of a member of `people`. */
export async function readPortrait(name: string): Promise<PreparedUpload> {
  const bytes = await readBytes('portraits', name);
  return { file: toFile(bytes), sizes: [{ bytes, width: PORTRAIT_SIDE, height: PORTRAIT_SIDE }] };
}

/**
 * Returns the context for an upload that is encoded already. Encoding all photos would take 20 s and keep 350 MB
 * resident.
 */
export function uploading(context: MemberContext, { sizes, colour }: PreparedUpload): MemberContext {
  const prepared = { encode: async () => sizes, ...(colour && { findMeanColour: async () => colour }) };
  return { ...context, pictures: { ...context.pictures, ...prepared } };
}

function readBytes(size: string, name: string): Promise<Buffer<ArrayBuffer>> {
  return readFile(join(folder, size, `${name}.webp`));
}

function toFile(bytes: Buffer<ArrayBuffer>): File {
  return new File([bytes], 'photo.webp', { type: PICTURE_TYPE });
}
