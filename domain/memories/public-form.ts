import { compareNewest, compareText } from '#domain/kernel/compare-text.ts';
import { originalAddress, photoAddress } from '#domain/photos/address.ts';
import type { Memory, StoredMemory, StoredPhoto } from './schema.ts';

/** Returns a memory as the API does: its picture is the first photo, or one that is hosted elsewhere. */
export function toMemory({ photos, imageUrl, ...row }: StoredMemory): Memory {
  const [cover] = photos;
  return {
    ...row,
    imageUrl: cover ? photoAddress(cover.id, 'full') : imageUrl,
    thumbnailUrl: cover ? photoAddress(cover.id, 'thumbnail') : imageUrl,
    imageWidth: cover?.width ?? null,
    imageHeight: cover?.height ?? null,
    imageColour: cover?.colour ?? null,
    photos: photos.map(toPhoto),
  };
}

function toPhoto({ id, width, height, colour, original, uploadedBy, addedAt }: StoredPhoto): Memory['photos'][number] {
  return {
    imageUrl: photoAddress(id, 'full'),
    thumbnailUrl: photoAddress(id, 'thumbnail'),
    imageWidth: width,
    imageHeight: height,
    imageColour: colour,
    original: original && { url: originalAddress(id), ...original },
    uploadedBy,
    addedAt,
  };
}

/** Compares memories as the timeline orders them, the latest day first. */
export function compareMemories(
  one: Record<'memoryDate' | 'createdAt' | 'id', string>,
  other: Record<'memoryDate' | 'createdAt' | 'id', string>,
): number {
  return compareText(other.memoryDate, one.memoryDate) || compareNewest(one, other);
}
