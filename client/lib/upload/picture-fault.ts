import { findPictureKind, KIND_BYTES, type PictureKind } from '#domain/pictures/picture-kind.ts';

/** Why a chosen file is no photo here: `kind` is one that this browser does not open, `broken` one that it does, in a file that it cannot read. */
export type PictureFault = 'no-picture' | 'kind' | 'broken';

/** Kinds that not every browser opens. */
const rareKinds: ReadonlySet<PictureKind> = new Set(['heic', 'avif', 'tiff', 'svg']);

/** The kind of a file by its content. */
export async function readPictureKind(file: Blob): Promise<PictureKind | null> {
  return findPictureKind(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
}

/** Why this browser did not open the file. */
export async function findPictureFault(file: Blob): Promise<PictureFault> {
  const kind = await readPictureKind(file);
  if (kind === null) return 'no-picture';
  return rareKinds.has(kind) ? 'kind' : 'broken';
}
