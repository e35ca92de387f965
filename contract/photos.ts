import { z } from 'zod';
import { memoriesText } from '#messages/memories.ts';
import { PHOTO_MAX_BYTES } from './constants/memories.ts';
import { uploadLimit } from './rate-limits.ts';

/** The addresses of a picture in both sizes; the pixels and the mean colour (`#rrggbb`) of a photo of our own. */
export const image = {
  imageUrl: z.string(),
  /** Its shorter side has at most 480 pixels; of a picture elsewhere it is the picture itself. */
  thumbnailUrl: z.string(),
  imageWidth: z.number().int(),
  imageHeight: z.number().int(),
  imageColour: z.string(),
};

/** An uploaded photo that a memory or an expense can show by its `imageUrl`; without one it is discarded after a day. */
export const Photo = z.object(image);
export type Photo = z.infer<typeof Photo>;

/** What the endpoints that take a photo have in common. */
export const photoUpload = {
  access: 'member',
  takesIdempotencyKey: true,
  capacity: 'photos',
  input: z.object({ photo: z.file({ error: () => memoriesText.photoRequired }) }),
  output: Photo,
  status: 201,
  limit: uploadLimit,
  // The photo and the multipart frame around it.
  maxBodyBytes: PHOTO_MAX_BYTES + 64 * 1024,
  tooLarge: () => memoriesText.photoTooLarge,
} as const;
