import { photoIdOf } from '#contract/photo-address.ts';

/** What a memory shows: photos of the couple, the cover first, or a picture elsewhere. */
export interface Pictures {
  imageUrl: string | null;
  photoIds: readonly string[];
}

export const noPictures: Pictures = { imageUrl: null, photoIds: [] };

/**
 * What a memory shows after a change. `photos` says all of them, and `imageUrl` which is the cover. Without `photos`, `imageUrl` is the
 * cover in place of the one before, or one of the others that comes to the front; a picture elsewhere, or none, takes the place of all.
 */
export function choosePictures(
  before: Pictures,
  input: { imageUrl?: string | null | undefined; photos?: readonly string[] | undefined },
): Pictures {
  const coverId = input.imageUrl ? photoIdOf(input.imageUrl) : null;
  if (input.photos && (input.photos.length > 0 || input.imageUrl === undefined)) {
    const ids = [...new Set(input.photos.flatMap((address) => photoIdOf(address) ?? []))];
    const isCoverAmong = coverId !== null && ids.includes(coverId);
    return { imageUrl: null, photoIds: isCoverAmong ? toFront(ids, coverId) : ids };
  }
  if (input.imageUrl === undefined) return before;
  if (coverId === null) return { imageUrl: input.imageUrl, photoIds: [] };
  // An emptied list keeps the cover alone.
  if (input.photos) return { imageUrl: null, photoIds: [coverId] };
  const isShown = before.photoIds.includes(coverId);
  return {
    imageUrl: null,
    photoIds: isShown ? toFront(before.photoIds, coverId) : [coverId, ...before.photoIds.slice(1)],
  };
}

function toFront(ids: readonly string[], first: string): string[] {
  return [first, ...ids.filter((id) => id !== first)];
}
