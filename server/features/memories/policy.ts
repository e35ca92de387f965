import { photoIdOf } from '#domain/photos/address.ts';

/** The pictures of a memory: photos of the couple with the cover first, or an external picture. */
export interface Pictures {
  imageUrl: string | null;
  photoIds: readonly string[];
}

export const noPictures: Pictures = { imageUrl: null, photoIds: [] };

/**
 * Returns a memory's pictures after a change; `photos` replaces all of them, and `imageUrl` chooses the cover. Without
 * `photos`, `imageUrl` replaces the cover or brings a further photo to the front, and an external picture or none
 * replaces all.
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
