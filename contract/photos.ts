import { faultsOf } from '#domain/kernel/fault.ts';
import { z } from 'zod';
import { PHOTO_MAX_BYTES } from './constants/memories.ts';
import { uploadLimit } from './rate-limits.ts';

export interface MemoriesFaults {
  contentHashInvalid: [];
  dateRequired: [];
  galleryTooMany: [max: number];
  hasPhotoInvalid: [];
  imageUrlInvalid: [];
  pageInvalid: [];
  photoRequired: [];
  photoTooLarge: [];
  photosInvalid: [];
  photosTooMany: [max: number];
  titleRequired: [];
  yearInvalid: [];
}
export const memoriesFault = faultsOf<MemoriesFaults>('memories');

/** A picture's addresses in both sizes; for an uploaded photo also its pixels and mean colour (`#rrggbb`). */
export const image = {
  imageUrl: z.string(),
  /** Its shorter side is at most 480 pixels. For a picture hosted elsewhere, this is the picture itself. */
  thumbnailUrl: z.string(),
  imageWidth: z.number().int(),
  imageHeight: z.number().int(),
  imageColour: z.string(),
};

/**
 * An uploaded photo, which a memory or an expense shows by its `imageUrl`. An unused photo is discarded after a day.
 */
export const Photo = z.object(image);
export type Photo = z.infer<typeof Photo>;

/** Common options of the endpoints that take a photo. */
export const photoUpload = {
  access: 'member',
  takesIdempotencyKey: true,
  storageLimit: 'photos',
  input: z.object({ photo: z.file({ error: memoriesFault('photoRequired') }) }),
  output: Photo,
  status: 201,
  limit: uploadLimit,
  // The photo and its multipart envelope.
  maxBodyBytes: PHOTO_MAX_BYTES + 64 * 1024,
  tooLarge: memoriesFault('photoTooLarge'),
} as const;
