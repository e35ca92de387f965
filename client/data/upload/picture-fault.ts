import { findPictureKind, KIND_BYTES, type PictureKind } from '#packages/picture-metadata/picture-kind.ts';

/**
 * Reason why a chosen file is not usable as a photo. `kind` is a format that this browser does not decode; `broken` is
 * a damaged file in one that it does.
 */
export type PictureFault = 'no-picture' | 'kind' | 'broken';

/** Formats that not every browser decodes. */
const rareKinds: ReadonlySet<PictureKind> = new Set(['heic', 'avif', 'tiff', 'svg']);

/** Detects the format of a file by its content. */
export async function readPictureKind(file: Blob): Promise<PictureKind | null> {
  return findPictureKind(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
}

/** Returns the reason why this browser could not decode the file. */
export async function findPictureFault(file: Blob): Promise<PictureFault> {
  const kind = await readPictureKind(file);
  if (kind === null) return 'no-picture';
  return rareKinds.has(kind) ? 'kind' : 'broken';
}
